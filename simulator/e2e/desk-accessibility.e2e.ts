import { CARD_NAMES } from '../src/page/panel/unfolded-store.ts';
import { findingsOnDesk } from './axe.ts';
import { expectNothingCutOff } from './cut-off.ts';
import { callNative, expect, test } from './desk-test.ts';

test('with all that is on it, the desk is within reach of everybody', async ({
  simulator,
  customer,
  page,
}) => {
  const switches = page.getByRole('complementary', { name: 'Switches' });

  await test.step('with every card open, nothing is cut off', async () => {
    const folded = switches.locator('details:not([open])').getByRole('heading', { level: 2 });
    // A card opens in the frame after the tap.
    for (let left = await folded.count(); left > 0; left -= 1) {
      await folded.first().click();
      await expect(folded).toHaveCount(left - 1);
    }
    await expect(page.locator('details[open]')).toHaveCount(CARD_NAMES.length);
    await expectNothingCutOff(switches);
  });

  await test.step('the keyboard reaches every card, in visual order', async () => {
    await page.getByRole('switch', { name: 'Second phone' }).focus();
    const places = await switches.evaluateHandle((aside) => {
      const tops: number[] = [];
      aside.addEventListener('focusin', ({ target }) => {
        if (!(target instanceof Element)) return;
        tops.push(Math.round(target.getBoundingClientRect().top + aside.scrollTop));
      });
      return tops;
    });
    const end = switches.getByRole('button', { name: 'Check again' });
    const last = await end.elementHandle();
    const isAtEnd = () => page.evaluate((element) => element === document.activeElement, last);
    for (let tabs = 0; tabs < 120 && !(await isAtEnd()); tabs += 1)
      await page.keyboard.press('Tab');
    await expect(end).toBeFocused();
    const reached = await places.jsonValue();
    // Switches on one line may differ by a few pixels.
    const jumpsBack = reached.filter((top, index) => top < (reached[index - 1] ?? 0) - 12);
    expect(jumpsBack).toEqual([]);
  });

  await test.step('axe finds nothing with two phones, an SMS, a sheet and what was mistyped', async () => {
    await customer.askForCode();
    await expect(simulator.messages).toContainText('verification code');
    await simulator.logLines('sendCode').getByText('sendCode').first().click();
    await simulator.putSecondPhone();
    await simulator.overrideNextCall('scanCode', '1 declined', { Which: '2' });
    await simulator.chooseClock('Stepped');
    await page.getByRole('button', { name: 'Edit global' }).click();
    const form = page.getByRole('form', { name: 'Log in by phone' });
    await form.getByLabel('Phone').fill('12');
    await form.getByRole('button').click();
    await callNative(simulator, 'scanCode');
    await expect(page.getByRole('dialog', { name: 'Camera' })).toBeVisible();
    await expect.poll(() => findingsOnDesk(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect.poll(() => findingsOnDesk(page)).toEqual([]);
  });
});
