import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createPlaywrightDriver } from '../src/replay/browser/playwright-driver.ts';
import { machinesDriver } from '../src/replay/machines/machines-driver.ts';
import { runScenario, type ScenarioResult } from '../src/replay/run-scenario.ts';
import { memberStory } from '../src/replay/testing.ts';
import { readScenario } from '../src/scenario/validate.ts';
import { expect, test } from './journey.ts';
import type { SimulatorPage } from './simulator-page.ts';

/** One of each: lost answers, randomness, time, the native app, a login, a reload, storage, a language, two phones. */
const STORIES = [
  'claim-after-login-answer-lost',
  'claim-answer-lost',
  'claim-last-voucher-two-phones',
  'claim-token-expires',
  'language-stored-as-in',
  'login-reload',
  'login-sms-read',
  'login-two-phones',
  'redirect-ios-login',
  'storage-garbage',
  'token-update',
];

const CLAIM_BUTTON = { do: 'tap', role: 'button', name: 'Klaim voucher' };

/** The text of a scenario on the page of a campaign. */
function writeScenario(steps: readonly object[]): string {
  return JSON.stringify(memberStory({ id: 'taps', title: 'A story of taps', steps }));
}

function runOn(text: string, driver: Parameters<typeof runScenario>[1]): Promise<ScenarioResult> {
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(`The story is none: ${JSON.stringify(scenario.failure)}`);
  return runScenario(scenario.value, driver);
}

/** The result where there is a screen: the machines alone say that they did not check it. */
function withScreen({ steps, ...result }: ScenarioResult): object {
  const { id, title, passed, failures } = result;
  return { id, title, passed, steps: steps.map(({ unchecked: _, ...step }) => step), failures };
}

/** Runs in the page itself, and by an outside driver, which finds the desk as it was. */
async function runInBrowser({ page }: SimulatorPage, text: string) {
  const byPage = await page.evaluate(async (story) => {
    await window.simulator?.load(story);
    const result = await window.simulator?.run();
    await window.simulator?.leave();
    return result;
  }, text);
  const byPlaywright = await runOn(text, createPlaywrightDriver(page));
  return { byPage: JSON.stringify(byPage), byPlaywright: JSON.stringify(byPlaywright) };
}

for (const story of STORIES) {
  test(`${story} ends the same, to the byte, on each driver`, async ({ simulator }) => {
    const file = path.join(import.meta.dirname, `../scenarios/${story}.json`);
    const text = readFileSync(file, 'utf8');
    const result = await runOn(text, machinesDriver);
    expect(result).toMatchObject({ passed: true, failures: [] });
    const expected = JSON.stringify(withScreen(result));
    expect(await runInBrowser(simulator, text)).toEqual({
      byPage: expected,
      byPlaywright: expected,
    });
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a driver outside the page taps like a finger', async ({ page, simulator }) => {
  const text = writeScenario([
    CLAIM_BUTTON,
    { do: 'expect', actor: 'claim', state: 'claimed', backend: { '/claims/length': 1 } },
  ]);
  const result = await runOn(text, createPlaywrightDriver(page));
  expect(result).toMatchObject({ passed: true, failures: [] });
  await expect(simulator.phone).toBeVisible();
});

test('a tap on the second phone reaches its page alone, and the desk has one phone again', async ({
  simulator,
}) => {
  const secondPhone = {
    device: { platform: 'android', language: 'en' },
    user: 'newcomer',
    route: '/get-coupons?sourceId=kopi-susu',
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

test('what is not on the screen can’t be tapped', async ({ simulator }) => {
  const none = writeScenario([{ ...CLAIM_BUTTON, name: 'Klaim' }]);
  const { byPage, byPlaywright } = await runInBrowser(simulator, none);
  expect(byPlaywright).toBe(byPage);
  expect(JSON.parse(byPlaywright)).toMatchObject({
    failures: [{ step: 1, words: 'The screen shows no button “Klaim”.' }],
  });
});

test('an event unknown to a machine fails the step, with the same message', async ({
  simulator,
}) => {
  const text = writeScenario([{ do: 'send', actor: 'claim', event: { type: 'NO_SUCH' } }]);
  const { byPage, byPlaywright } = await runInBrowser(simulator, text);
  expect(byPlaywright).toBe(byPage);
  expect(byPlaywright).toBe(JSON.stringify(await runOn(text, machinesDriver)));
});

test('what is not on the screen fails the step, on each driver alike', async ({ simulator }) => {
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
