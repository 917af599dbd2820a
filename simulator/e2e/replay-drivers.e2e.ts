import { memberStory } from '../src/replay/testing.ts';
import { expect, test } from './journey.ts';
import { runInBrowser } from './run-on-drivers.ts';

test('each driver taps on its own phone, and says alike what failed', async ({ simulator }) => {
  const device = { platform: 'android', language: 'en' };
  const route = '/get-coupons?activityCode=kopi-susu';
  const steps = [
    { do: 'tap', role: 'button', name: 'Claim voucher', phone: 2 },
    { do: 'expect', phone: 2, actor: 'claim', state: 'claimed' },
    { do: 'expect', actor: 'claim', state: 'ready', screen: [{ heading: 'Klaim voucher' }] },
  ];
  const secondPhone = { device, user: 'newcomer', route };

  /** What both say of the story with one more step. */
  async function failuresOf(last: object): Promise<unknown> {
    const text = JSON.stringify(memberStory({ secondPhone, steps: [...steps, last] }));
    const { byPage, byPlaywright } = await runInBrowser(simulator, text);
    expect(byPlaywright).toBe(byPage);
    return JSON.parse(byPlaywright).failures;
  }

  await test.step('what is not on a screen', async () => {
    const screen = [
      { heading: 'The voucher is yours!' },
      { role: 'button', name: 'View voucher', is: 'disabled' },
      { heading: 'Oops, no more vouchers' },
      { text: 'Claiming…', is: 'absent' },
    ];
    const lastInput = { number: 1, words: 'phone 2: tap the button “Claim voucher”' };
    expect(await failuresOf({ do: 'expect', phone: 2, screen })).toMatchObject([
      {
        step: 4,
        phone: 2,
        lastInput,
        pointer: '/steps/3/screen/1',
        difference: { gotWords: 'it is enabled' },
      },
      {
        pointer: '/steps/3/screen/2',
        difference: { expected: 'heading “Oops, no more vouchers”' },
      },
    ]);
  });

  await test.step('what can’t be tapped', async () => {
    expect(await failuresOf({ do: 'tap', role: 'button', name: 'Klaim' })).toMatchObject([
      { step: 4, words: 'The screen shows no button “Klaim”.' },
    ]);
  });

  await test.step('the desk has one phone again', async () => {
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(simulator.secondApp.locator('html')).toHaveCount(0);
  });
});
