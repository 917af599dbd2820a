import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { formatWibField } from '../src/clock/wib-field.ts';
import { machinesDriver } from '../src/replay/machines/machines-driver.ts';
import { CLAIM, memberStory } from '../src/replay/testing.ts';
import { findingsOnDesk } from './axe.ts';
import { Customer } from './customer.ts';
import { expect, test } from './journey.ts';
import { backendState } from './read-backend.ts';
import { runInBrowser, runOn } from './run-on-drivers.ts';
import type { SimulatorPage } from './simulator-page.ts';

/** The recording, in the Replay tab. */
async function openRecording(simulator: SimulatorPage) {
  await simulator.chooseTab('Replay');
  return simulator.tool.getByRole('region', { name: 'Recording' });
}

/** Starts a recording, once there is an app to record. */
async function startRecording(simulator: SimulatorPage): Promise<Locator> {
  const recording = await openRecording(simulator);
  await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
  await recording.getByRole('button', { name: 'Record' }).press('Enter');
  await expect(recording.getByRole('status')).toHaveText('Recording: 0 inputs');
  return recording;
}

test.describe('on a phone that does not read its SMS', () => {
  test.use({ phone: { platform: 'browser', readsSms: false } });

  test('a claim with a login by SMS is recorded, edited, replayed and saved without a secret', async ({
    simulator,
    customer,
    page,
  }) => {
    await simulator.chooseLanguage('English');
    const recording = await openRecording(simulator);
    await recording.getByRole('button', { name: 'Record' }).click();
    await expect(recording.getByRole('status')).toHaveText('Recording: 0 inputs');

    await customer.askForCode();
    const code = await simulator.readSmsCode();
    await customer.takeCode();
    await expect(customer.heading('The voucher is yours!')).toBeVisible();
    await recording.getByRole('button', { name: 'Stop' }).click();

    const steps = recording.getByRole('list', { name: 'Steps of the draft' });
    await expect(steps).toContainText('send login SEND_CODE');
    await recording.getByLabel('Title').fill('Somebody new claims');

    // The error is shown at its place, and the input stays.
    await steps.getByRole('button', { name: 'Edit step 1', exact: true }).click();
    const editor = steps.getByRole('form', { name: 'Step 1' });
    const json = await editor.getByLabel('JSON').inputValue();
    await editor.getByLabel('JSON').fill('{ "do": "dance" }');
    await editor.getByRole('button', { name: 'Apply' }).click();
    await expect(editor.getByRole('alert')).toContainText('/steps/0/do');
    await expect(editor.getByLabel('JSON')).toHaveValue('{ "do": "dance" }');
    await editor.getByLabel('JSON').fill(json);
    await editor.getByRole('button', { name: 'Apply' }).click();
    await expect(editor).toBeHidden();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      recording.getByRole('button', { name: 'Save file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('somebody-new-claims.json');
    const text = await readFile(await download.path(), 'utf8');
    const tokens = await page.evaluate(() =>
      Object.keys(window.simulator?.backend.peek().sessions ?? {}),
    );
    expect(tokens.length).toBeGreaterThan(0);
    for (const secret of [...tokens, code, '81234567890']) expect(text).not.toContain(secret);

    await recording.getByRole('button', { name: 'Replay it' }).click();
    await expect(simulator.tool).toContainText(/Passed: \d+ steps/);
  });
});

test('a draft is kept when the simulator’s page is left, even in the middle', async ({
  simulator,
  page,
}) => {
  const recording = await openRecording(simulator);
  await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
  await recording.getByRole('button', { name: 'Record' }).click();
  await expect(recording.getByRole('status')).toHaveText('Recording: 0 inputs');
  await simulator.openRoute('/mine');
  await expect(recording.getByRole('status')).toHaveText(/Recording: [1-9]/);
  await page.reload();
  await simulator.chooseTab('Replay');
  await expect(recording.getByRole('list', { name: 'Remarks' })).toContainText('which ends there');
  await expect(recording.getByRole('list', { name: 'Steps of the draft' })).toContainText(
    'open /mine',
  );
  await recording.getByRole('button', { name: 'Discard' }).click();
  await expect(recording.getByRole('button', { name: 'Record' })).toBeVisible();
});

test('a line of the log can be copied as a scenario, if the user did it', async ({
  simulator,
  page,
}) => {
  await test.step('a line of the log can be copied as a scenario, which passes', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const line = simulator.logLines('campaign').first();
    await line.getByText('campaign').click();
    await line.getByRole('button', { name: 'Copy as scenario' }).click();
    await expect(line.getByRole('status')).toHaveText('Copied.');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const passed = await page.evaluate(async (scenario) => {
      await window.simulator?.load(scenario);
      return (await window.simulator?.run())?.passed;
    }, text);
    expect(passed).toBe(true);
  });

  await test.step('the requests of a replayed scenario cannot be copied as the user’s own', async () => {
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
    await simulator.chooseTab('Replay');
    const story = memberStory({ device: { platform: 'ios' }, steps: [CLAIM] });
    const passed = await page.evaluate(async (text) => {
      await window.simulator?.load(text);
      const result = await window.simulator?.run();
      await window.simulator?.leave();
      return result?.passed;
    }, story);
    expect(passed).toBe(true);
    // The log moves while the restored page sends requests.
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
    await simulator.chooseTab('Log');
    const line = simulator.logLines('claim').last();
    await line.getByText('claim', { exact: true }).click();
    await line.getByRole('button', { name: 'Copy as scenario' }).click();
    await expect(line.getByRole('status')).toContainText('A replayed scenario did this');
  });
});

/** Ends a recording, and returns the steps of its draft, which can all be run. */
async function stopRecording(recording: Locator): Promise<Locator> {
  await recording.getByRole('button', { name: 'Stop' }).click();
  const steps = recording.getByRole('list', { name: 'Steps of the draft' });
  await expect(steps).toBeVisible();
  await expect(recording).not.toContainText('the scenario fails');
  return steps;
}

test('claims with a login by SMS on two phones are recorded with their steps', async ({
  simulator,
  customer,
  page,
}) => {
  const friend = new Customer(simulator, simulator.secondApp);
  await simulator.choosePlatform('Browser');
  await simulator.chooseLanguage('English');
  await page.evaluate(() => {
    window.simulator?.configure({ platform: 'browser', language: 'en' }, 'second');
  });
  await simulator.putSecondPhone();
  const recording = await startRecording(simulator);
  await customer.askForCode();
  await friend.askForCode('0813 3456 7890');
  await expect(friend.heading('The voucher is yours!')).toBeVisible();
  await expect(customer.heading('The voucher is yours!')).toBeVisible();
  const steps = await stopRecording(recording);
  await expect(steps).toContainText('phone 2: send login SEND_CODE');
  await expect(steps).not.toContainText('change the backend');
  await recording.getByRole('button', { name: 'Replay it' }).click();
  await expect(simulator.tool).toContainText(/Passed: \d+ steps/);
});

test.describe('a bargain', () => {
  const BARGAIN = '/bargain/main?activityCode=nego-kopi';
  test.use({ phone: { platform: 'ios', language: 'en', user: 'member', route: BARGAIN } });

  test('with a friend on the second phone, its voucher at the till and a moved clock is one scenario', async ({
    simulator,
    customer,
    page,
  }) => {
    const friend = new Customer(simulator, simulator.secondApp);
    await page.evaluate(() => {
      const { backend, clock, configure } = window.simulator ?? {};
      const state = backend?.snapshot();
      const bargain = state?.bargains.activities['nego-kopi'];
      if (state === undefined || bargain === undefined) return;
      // A cut of each of them reaches the price.
      const activities = {
        ...state.bargains.activities,
        'nego-kopi': { ...bargain, cutsToPrice: 2 },
      };
      backend?.edit({ ...state, bargains: { ...state.bargains, activities } });
      clock?.setMode('stepped');
      configure?.({ platform: 'browser', language: 'en', user: 'newcomer' }, 'second');
    });
    await simulator.putSecondPhone();
    await expect(friend.app.getByRole('heading', { level: 1 })).toBeVisible();
    const recording = await startRecording(simulator);

    await customer.button('Cut the price').click();
    await expect(customer.button('Cut again')).toBeVisible();
    const { bargains } = await backendState(page);
    const [code = ''] = Object.entries(bargains.assistances)
      .filter(([, { userId, activityCode }]) => userId === 'member' && activityCode === 'nego-kopi')
      .map(([id]) => id);
    await simulator.selectPhone('Second');
    await simulator.openRoute(`${BARGAIN}&assistanceCode=${code}`, simulator.secondApp);
    await friend.button('Help cut the price').click();
    await expect(friend.button('Start your own bargain')).toBeVisible();
    await simulator.openCard('Clock');
    await simulator.stepClock('+1 min');
    await customer.button('Check your reward').click();
    await customer.app.getByText('Free Iced Latte').first().click();
    await simulator.selectPhone('First');
    await customer.button('Use now').click();
    await simulator.scanScreen();
    await expect(simulator.tillResult).toContainText('Iced Latte');
    const tomorrow = (await page.evaluate(() => window.simulator?.clock.now() ?? 0)) + 86_400_000;
    await simulator.setClock(formatWibField(tomorrow));
    await simulator.reloadApp();
    await expect(customer.app.getByText(/^Used/).first()).toBeVisible();

    await simulator.chooseTab('Replay');
    const steps = await stopRecording(recording);
    await expect(recording).not.toContainText('Left out');
    for (const words of [
      'send bargain CUT',
      'phone 2: send bargainHelp HELP',
      'let 10 s pass',
      'the till redeems {{backend:/vouchers/',
      'let time pass until',
    ]) {
      await expect(steps).toContainText(words);
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      recording.getByRole('button', { name: 'Save file' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(await runOn(text, machinesDriver)).toMatchObject({ passed: true });
    const { byPage, byPlaywright } = await runInBrowser(simulator, text);
    expect(JSON.parse(byPage)).toMatchObject({ passed: true });
    expect(byPlaywright).toBe(byPage);
  });
});

test.describe('a claim in the app', () => {
  test.use({ phone: { platform: 'ios', language: 'en', user: 'member' } });

  test('and one on a second phone that comes and goes meanwhile are one scenario', async ({
    simulator,
    customer,
    page,
  }) => {
    const friend = new Customer(simulator, simulator.secondApp);
    await page.evaluate(() => {
      window.simulator?.clock.setMode('stepped');
      window.simulator?.configure({ platform: 'ios', language: 'en', user: 'newcomer' }, 'second');
    });
    const recording = await startRecording(simulator);
    await customer.button('Claim voucher').click();
    await expect(customer.heading('The voucher is yours!')).toBeVisible();
    await simulator.putSecondPhone();
    await friend.button('Claim voucher').click();
    await expect(friend.heading('The voucher is yours!')).toBeVisible();
    await simulator.switchOff('Second phone');
    await simulator.putSecondPhone();
    await expect(friend.heading('Claim your voucher')).toBeVisible();
    const steps = await stopRecording(recording);
    for (const words of ['open /get-coupons', 'reload the page', 'send claim CLAIM']) {
      await expect(steps).toContainText(`phone 2: ${words}`);
    }
    const remarks = recording.getByRole('list', { name: 'Remarks' });
    await expect(remarks).toContainText('Phone 2: It was put on the desk during the recording');
    await expect(remarks).toContainText('Phone 2: It was taken off the desk');
    await expect(remarks).not.toContainText('Left out');
    await recording.getByRole('button', { name: 'Replay it' }).click();
    await expect(simulator.tool).toContainText(/Passed: \d+ steps/);
  });
});

test('a wait on a frozen clock is recorded, and the scenario passes', async ({
  simulator,
  customer,
}) => {
  await simulator.choosePlatform('Browser');
  await simulator.chooseLanguage('English');
  await simulator.chooseClock('Frozen');
  const recording = await startRecording(simulator);
  await expect(recording).toContainText('The clock is frozen');
  await customer.askForCode();
  await expect(customer.heading('The voucher is yours!')).toBeVisible();
  await recording.getByRole('button', { name: 'Stop' }).click();
  const steps = recording.getByRole('list', { name: 'Steps of the draft' });
  await expect(steps).toContainText(/let .+ pass/);
  await recording.getByRole('button', { name: 'Replay it' }).click();
  await expect(simulator.tool).toContainText(/Passed: \d+ steps/);
});

test('records once what the desk stores, clears and sets the clock to', async ({
  simulator,
  page,
}) => {
  await simulator.choosePlatform('Browser');
  const recording = await startRecording(simulator);
  const storage = await simulator.openCard('Storage');
  const form = storage.getByRole('form', { name: 'Store something' });
  await form.getByLabel('Key').fill('left-over');
  await form.getByLabel('Value').fill('1');
  await form.getByRole('button', { name: 'Store' }).click();
  await expect(recording.getByRole('status')).toHaveText('Recording: 1 input');
  const inAnHour = (await page.evaluate(() => Date.now())) + 3_600_000;
  await simulator.setClock(formatWibField(inAnHour));
  await expect(recording.getByRole('status')).toHaveText('Recording: 2 inputs');
  await simulator.clearAppStorage();
  await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
  await recording.getByRole('button', { name: 'Stop' }).click();

  const steps = recording.getByRole('list', { name: 'Steps of the draft' }).getByRole('listitem');
  const countOf = async (words: string) => await steps.filter({ hasText: words }).count();
  await expect(recording.getByRole('status').first()).toHaveText(/Draft: \d+ steps/);
  expect(await countOf('local storage: left-over')).toBe(2);
  expect(await countOf('local storage: global')).toBe(1);
  expect(await countOf('let time pass until')).toBe(1);
  expect(await countOf('reload the page')).toBe(1);
  await expect(recording.getByRole('list', { name: 'Remarks' })).toContainText(
    'The clock was set forward',
  );
});

test('by keyboard, the focus moves to the next place of work', async ({ simulator }) => {
  const recording = await startRecording(simulator);
  const button = (name: string) => recording.getByRole('button', { name, exact: true });
  await expect(button('Stop')).toBeFocused();
  await simulator.openRoute('/mine');
  await expect(recording.getByRole('status')).toHaveText(/Recording: [1-9]/);
  await button('Stop').press('Enter');
  await expect(recording.getByLabel('Title')).toBeVisible();
  await expect(recording).toBeFocused();

  await button('Edit step 1').press('Enter');
  const editor = recording.getByRole('form', { name: 'Step 1' });
  await expect(editor.getByLabel('JSON')).toBeFocused();
  await editor.getByLabel('JSON').press('Escape');
  await expect(editor).toBeHidden();
  await expect(button('Edit step 1')).toBeFocused();
  await button('Edit step 1').press('Enter');
  await editor.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(editor).toBeHidden();
  await expect(button('Edit step 1')).toBeFocused();

  await button('Move step 2 up').press('Enter');
  await expect(button('Move step 1 up')).toBeFocused();
  await button('Move step 1 up').press('Enter');
  await expect(button('Move step 1 up')).toBeFocused();
  await button('Remove step 1').press('Enter');
  await expect(button('Remove step 1')).toBeFocused();
  const steps = recording.getByRole('list', { name: 'Steps of the draft' }).getByRole('listitem');
  const left = await steps.count();
  await button('Discard').press('Enter');
  await expect(button('Record')).toBeFocused();
  await expect(recording.getByRole('status')).toHaveText('The draft was discarded.');
  await button('Undo').press('Enter');
  await expect(recording.getByLabel('Title')).toBeFocused();
  await expect(steps).toHaveCount(left);
  await button('Discard').press('Enter');
  await button('Record').press('Enter');
  await expect(button('Stop')).toBeFocused();
  await expect(button('Undo')).toBeHidden();
});

test('removed steps come back one by one, by keyboard', async ({ simulator }) => {
  const recording = await startRecording(simulator);
  await simulator.openRoute('/mine');
  await simulator.openRoute('/mine/vouchers');
  await expect(recording.getByRole('status')).toHaveText(/Recording: [2-9]/);
  const button = (name: string) => recording.getByRole('button', { name, exact: true });
  await button('Stop').press('Enter');
  const list = recording.getByRole('list', { name: 'Steps of the draft' });
  const steps = list.getByRole('listitem');
  await expect(steps).not.toHaveCount(0);
  const words = await steps.allInnerTexts();
  const undo = button('Undo');
  await expect(undo).toBeHidden();

  await button('Remove step 1').press('Enter');
  await expect(undo).toHaveAccessibleDescription(/^Removed step 1: \S/);
  await button('Remove step 2').press('Enter');
  await expect(undo).toHaveAccessibleDescription(/^Removed step 2: \S/);
  await expect(steps).toHaveCount(words.length - 2);
  await undo.press('Enter');
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription(/^Removed step 1: \S/);
  await undo.press('Enter');
  await expect(undo).toBeHidden();
  await expect(button('Remove step 1')).toBeFocused();
  expect(await steps.allInnerTexts()).toEqual(words);
});

test('axe finds nothing in the recording, and nothing is cut off', async ({ simulator, page }) => {
  await simulator.chooseClock('Frozen');
  const recording = await openRecording(simulator);

  async function expectWell(): Promise<void> {
    expect(await findingsOnDesk(page, '[aria-label="Recording"]')).toEqual([]);
    for (const width of [1920, 1280]) {
      await page.setViewportSize({ width, height: 1000 });
      const cut = await recording.evaluate((region) => {
        const room = region.getBoundingClientRect();
        return [...region.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > room.right + 1)
          .map((element) => element.outerHTML.slice(0, 120));
      });
      expect(cut).toEqual([]);
    }
  }

  await expectWell();
  await startRecording(simulator);
  await expectWell();
  await recording.getByRole('button', { name: 'Stop' }).press('Enter');
  await recording.getByRole('button', { name: 'Edit step 1', exact: true }).click();
  const editor = recording.getByRole('form', { name: 'Step 1' });
  await editor.getByLabel('JSON').fill('{ "do": "dance" }');
  await editor.getByRole('button', { name: 'Apply' }).click();
  await expect(editor.getByRole('alert')).toBeVisible();
  await expect(recording.getByRole('list', { name: 'Remarks' })).toBeVisible();
  await expectWell();
  await recording.getByRole('button', { name: 'Expect the current state', exact: true }).click();
  await recording.getByRole('button', { name: 'Remove step 1', exact: true }).click();
  await expect(recording.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectWell();
});
