import { APP_PATH } from '@cangkir/tooling/app-path';
import { memberStory } from '../src/replay/testing.ts';
import { expect, test } from './journey.ts';
import { runInPage, runInPlaywright } from './run-on-drivers.ts';

/** The end of a module that takes thousands of turns of its page to run. */
const READ_SLOWLY = `
for (let left = 5000; left > 0; left -= 1) {
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}`;

test('each driver taps on its own phone, and says alike what failed', async ({ simulator }) => {
  const device = { platform: 'android', language: 'en' };
  const route = '/get-coupons?activityCode=kopi-susu';
  const steps = [
    { do: 'tap', role: 'button', name: 'Claim voucher', phone: 2 },
    { do: 'expect', phone: 2, actor: 'claim', state: 'claimed' },
    { do: 'expect', actor: 'claim', state: 'ready', screen: [{ heading: 'Klaim voucher' }] },
  ];
  const secondPhone = { device, user: 'newcomer', route };

  const screen = [
    { heading: 'The voucher is yours!' },
    { role: 'button', name: 'View voucher', is: 'disabled' },
    { heading: 'Oops, no more vouchers' },
    { text: 'Claiming…', is: 'absent' },
  ];
  const stories = [
    { do: 'expect', phone: 2, screen },
    { do: 'tap', role: 'button', name: 'Klaim' },
  ].map((last) => JSON.stringify(memberStory({ secondPhone, steps: [...steps, last] })));
  const byPlaywright = await runInPlaywright(simulator, stories);
  expect(byPlaywright).toEqual(await runInPage(simulator, stories));
  const [notShown, notTapped] = byPlaywright.map((result) => JSON.parse(result).failures);

  await test.step('what is not on a screen', () => {
    const lastInput = { number: 1, label: 'phone 2: tap the button “Claim voucher”' };
    expect(notShown).toMatchObject([
      {
        step: 4,
        phone: 2,
        lastInput,
        pointer: '/steps/3/screen/1',
        difference: { gotMessage: 'it is enabled' },
      },
      {
        pointer: '/steps/3/screen/2',
        difference: { expected: 'heading “Oops, no more vouchers”' },
      },
    ]);
  });

  await test.step('what can’t be tapped', () => {
    expect(notTapped).toMatchObject([{ step: 4, message: 'The screen shows no button “Klaim”.' }]);
  });

  await test.step('the desk has one phone again', async () => {
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(simulator.secondApp.locator('html')).toHaveCount(0);
  });
});

test('each driver waits for what a slow phone has yet to read', async ({ simulator }) => {
  await simulator.page.route(`**${APP_PATH}assets/*.js`, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    // Only the part of the page with the components names one so.
    await route.fulfill({
      response,
      body: code.includes('ShareSheet') ? code + READ_SLOWLY : code,
    });
  });
  const steps = [{ do: 'tap', role: 'button', name: 'ShareSheet' }];
  const story = JSON.stringify(memberStory({ route: '/demo', steps }));
  const results = await runInPlaywright(simulator, [story]);
  expect(results).toEqual(await runInPage(simulator, [story]));
  expect(results.map((result) => JSON.parse(result).failures)).toEqual([[]]);
});

test('each driver waits for a screen that is rendered a part at a time', async ({ simulator }) => {
  await simulator.page.addInitScript(() => {
    if (window === window.top) return;
    // A slow phone needs several frames for a part.
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request(() => request(() => request(() => request(() => request(callback)))));
  });
  const steps = [{ do: 'expect', screen: [{ text: 'Ajak teman dengan KOPI-MEMBER' }] }];
  const story = JSON.stringify(memberStory({ route: '/', steps }));
  const results = await runInPlaywright(simulator, [story]);
  expect(results).toEqual(await runInPage(simulator, [story]));
  expect(results.map((result) => JSON.parse(result).failures)).toEqual([[]]);
});

test('each driver fails the step in which a rule of the backend throws', async ({ simulator }) => {
  await simulator.page.evaluate(() => {
    window.simulator?.backend.on('sms', () => {
      throw new TypeError('No SMS');
    });
  });
  const steps = [
    { do: 'send', actor: 'login', event: { type: 'TYPE_PHONE', text: '0812 0000 0202' } },
    { do: 'tap', role: 'button', name: 'Kirim kode' },
  ];
  const story = JSON.stringify(memberStory({ user: null, route: '/phoneLogin', steps }));
  const [result = ''] = await runInPage(simulator, [story]);
  expect(JSON.parse(result).failures).toMatchObject([
    { step: 2, message: 'The backend’s rule of sendCode threw: TypeError: No SMS' },
  ]);
  const byPlaywright = await runInPlaywright(simulator, [story]);
  expect(byPlaywright).toEqual([result]);
});
