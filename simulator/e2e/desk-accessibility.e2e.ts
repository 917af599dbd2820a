import { CARD_NAMES } from '../src/page/panel/unfolded-store.ts';
import { findingsOnDesk } from './axe.ts';
import { callNative, expect, test } from './desk-test.ts';
import type { SimulatorPage } from './simulator-page.ts';

async function openAllCards({ page }: SimulatorPage): Promise<void> {
  const cards = page.getByRole('complementary', { name: 'Switches' }).getByRole('group');
  const folded = cards.and(page.locator('details:not([open])')).getByRole('heading');
  while ((await folded.count()) > 0) await folded.first().click();
  await expect(page.locator('details[open]')).toHaveCount(CARD_NAMES.length);
}

test('axe finds nothing with every card open, two phones and a sheet', async ({
  simulator,
  page,
}) => {
  await openAllCards(simulator);
  await simulator.putSecondPhone();
  await simulator.overrideNextCall('scanCode', '1 declined', { Which: '2' });
  await simulator.chooseClock('Stepped');
  await page.getByRole('button', { name: 'Edit global' }).click();
  await page.getByRole('form', { name: 'Log in by phone' }).getByLabel('Phone').fill('12');
  await page.getByRole('form', { name: 'Log in by phone' }).getByRole('button').click();
  await callNative(simulator, 'scanCode');
  await expect(page.getByRole('dialog', { name: 'Camera' })).toBeVisible();
  expect(await findingsOnDesk(page)).toEqual([]);
});

test('nothing is cut off, and the keyboard reaches every card', async ({ simulator, page }) => {
  for (const width of [1280, 1920]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openAllCards(simulator);
      const switches = page.getByRole('complementary', { name: 'Switches' });
      const cut = await switches.evaluate((aside) =>
        [...aside.querySelectorAll('button, input, select, textarea, summary, p, h2, h3, label')]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            const room = aside.getBoundingClientRect();
            return left < room.left || right > room.right;
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(cut).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);

      // From the first switch to the last, in visual order.
      await page.getByRole('switch', { name: 'Second phone' }).focus();
      const reached: number[] = [];
      const end = switches.getByRole('button', { name: 'Check again' });
      for (let tabs = 0; tabs < 120; tabs += 1) {
        await page.keyboard.press('Tab');
        reached.push(
          await page.evaluate(() => {
            const aside = document.querySelector('aside');
            const top = document.activeElement?.getBoundingClientRect().top ?? 0;
            return Math.round(top + (aside?.scrollTop ?? 0));
          }),
        );
        if (await end.evaluate((element) => element === document.activeElement)) break;
      }
      await expect(end).toBeFocused();
      // Switches on one line may differ by a few pixels.
      const jumpsBack = reached.filter((top, index) => top < (reached[index - 1] ?? 0) - 12);
      expect(jumpsBack).toEqual([]);
    });
  }
});
