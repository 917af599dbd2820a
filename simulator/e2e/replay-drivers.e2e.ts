import { createPlaywrightDriver } from '../src/replay/browser/playwright-driver.ts';
import { machinesDriver } from '../src/replay/machines/machines-driver.ts';
import { memberStory } from '../src/replay/testing.ts';
import { expect, test } from './journey.ts';
import { runInBrowser, runOn } from './run-on-drivers.ts';

const CLAIM_BUTTON = { do: 'tap', role: 'button', name: 'Klaim voucher' };

/** The text of a scenario on the page of a campaign. */
function writeScenario(steps: readonly object[]): string {
  return JSON.stringify(memberStory({ id: 'taps', title: 'A story of taps', steps }));
}

test('each driver taps, and says alike what failed', async ({ simulator, page }) => {
  await test.step('a tap on the second phone reaches its page alone, and the desk has one phone again', async () => {
    const secondPhone = {
      device: { platform: 'android', language: 'en' },
      user: 'newcomer',
      route: '/get-coupons?activityCode=kopi-susu',
    };
    const steps = [
      { ...CLAIM_BUTTON, name: 'Claim voucher', phone: 2 },
      { do: 'expect', phone: 2, actor: 'claim', state: 'claimed' },
      { do: 'expect', actor: 'claim', state: 'ready', screen: [{ heading: 'Klaim voucher' }] },
      { do: 'expect', phone: 2, screen: [{ heading: 'Klaim voucher' }] },
    ];
    const text = JSON.stringify(memberStory({ secondPhone, steps }));
    const { byPage, byPlaywright } = await runInBrowser(simulator, text);
    expect(byPlaywright).toBe(byPage);
    expect(JSON.parse(byPlaywright).failures).toMatchObject([
      {
        step: 4,
        phone: 2,
        lastInput: { number: 1, words: 'phone 2: tap the button “Claim voucher”' },
      },
    ]);
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(simulator.secondApp.locator('html')).toHaveCount(0);
  });

  await test.step('what is not on the screen can’t be tapped', async () => {
    const none = writeScenario([{ ...CLAIM_BUTTON, name: 'Klaim' }]);
    const { byPage, byPlaywright } = await runInBrowser(simulator, none);
    expect(byPlaywright).toBe(byPage);
    expect(JSON.parse(byPlaywright)).toMatchObject({
      failures: [{ step: 1, words: 'The screen shows no button “Klaim”.' }],
    });
  });

  await test.step('an event unknown to a machine fails the step, with the same message', async () => {
    const text = writeScenario([{ do: 'send', actor: 'claim', event: { type: 'NO_SUCH' } }]);
    const { byPage, byPlaywright } = await runInBrowser(simulator, text);
    expect(byPlaywright).toBe(byPage);
    expect(byPlaywright).toBe(JSON.stringify(await runOn(text, machinesDriver)));
  });

  await test.step('what is not on the screen fails the step, on each driver alike', async () => {
    const text = writeScenario([
      {
        do: 'expect',
        screen: [
          { heading: 'Klaim voucher' },
          { role: 'button', name: 'Klaim voucher', is: 'disabled' },
          { heading: 'Voucher berhasil diklaim!' },
          { text: 'Mengklaim…', is: 'absent' },
        ],
      },
    ]);
    const { byPage, byPlaywright } = await runInBrowser(simulator, text);
    expect(byPlaywright).toBe(byPage);
    expect(JSON.parse(byPlaywright).failures).toMatchObject([
      { pointer: '/steps/0/screen/1', difference: { gotWords: 'it is enabled' } },
      {
        pointer: '/steps/0/screen/2',
        difference: { expected: 'heading “Voucher berhasil diklaim!”' },
      },
    ]);
  });

  await test.step('a driver outside the page taps like a finger', async () => {
    const text = writeScenario([
      CLAIM_BUTTON,
      { do: 'expect', actor: 'claim', state: 'claimed', backend: { '/claims/length': 1 } },
    ]);
    const result = await runOn(text, createPlaywrightDriver(page));
    expect(result).toMatchObject({ passed: true, failures: [] });
    await expect(simulator.phone).toBeVisible();
  });
});
