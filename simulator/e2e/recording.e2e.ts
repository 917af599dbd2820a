import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { formatWibField } from '../src/clock/wib-field.ts';
import { machinesDriver } from '../src/replay/machines/machines-driver.ts';
import { findingsOnDesk } from './axe.ts';
import { Customer } from './customer.ts';
import { expectNothingCutOff } from './cut-off.ts';
import { expect, test } from './journey.ts';
import { backendState } from './read-backend.ts';
import { runOn } from './run-on-drivers.ts';
import type { SimulatorPage } from './simulator-page.ts';

/** Starts a recording, once there is an app to record. */
async function startRecording(simulator: SimulatorPage): Promise<Locator> {
  await simulator.chooseTab('Replay');
  const recording = simulator.tool.getByRole('region', { name: 'Recording' });
  await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
  await recording.getByRole('button', { name: 'Record' }).press('Enter');
  await expect(recording.getByRole('status')).toHaveText('Recording: 0 inputs');
  return recording;
}

test.describe('a bargain', () => {
  const BARGAIN = '/bargain/main?activityCode=nego-kopi';
  test.use({ phone: { platform: 'ios', language: 'en', user: 'member', route: BARGAIN } });

  test('with a friend who logs in on the second phone, its voucher at the till and a moved clock is one scenario', async ({
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
      configure?.({ platform: 'browser', language: 'en', readsSms: false }, 'second');
    });
    await simulator.putSecondPhone();
    await expect(friend.app.getByRole('heading', { level: 1 })).toBeVisible();
    const recording = await startRecording(simulator);
    let smsCode = '';

    await test.step('a member cuts the price, and a friend on the second phone logs in and cuts it, too', async () => {
      await customer.button('Cut the price').click();
      await expect(customer.button('Cut again')).toBeVisible();
      const { bargains } = await backendState(page);
      const [code = ''] = Object.entries(bargains.assistances)
        .filter(
          ([, { userId, activityCode }]) => userId === 'member' && activityCode === 'nego-kopi',
        )
        .map(([id]) => id);
      await simulator.selectPhone('Second');
      await simulator.openRoute(`${BARGAIN}&assistanceCode=${code}`, simulator.secondApp);
      await friend.button('Help cut the price').click();
      await friend.askForCode('0813 3456 7890');
      await expect(friend.codeField).toBeVisible();
      await simulator.openCard('Clock');
      await simulator.stepClock('+1 s');
      await simulator.stepClock('+1 s');
      smsCode = await simulator.readSmsCode();
      await simulator.takeSuggestedCode();
      await friend.button('Help cut the price').click();
      await expect(friend.button('Start your own bargain')).toBeVisible();
    });

    await test.step('the member uses the voucher at the till, and sees it used the next day', async () => {
      await simulator.selectPhone('First');
      await simulator.stepClock('+1 min');
      await customer.button('Check your reward').click();
      await customer.app.getByText('Free Iced Latte').first().click();
      await customer.button('Use now').click();
      await simulator.scanScreen();
      await expect(simulator.tillResult).toContainText('Iced Latte');
      const tomorrow = (await page.evaluate(() => window.simulator?.clock.now() ?? 0)) + 86_400_000;
      await simulator.setClock(formatWibField(tomorrow));
      await simulator.reloadApp();
      await expect(customer.app.getByText(/^Used/).first()).toBeVisible();
    });

    await test.step('the draft says so without a secret, and passes on the machines and on the desk', async () => {
      await simulator.chooseTab('Replay');
      await recording.getByRole('button', { name: 'Stop' }).click();
      const steps = recording.getByRole('list', { name: 'Steps of the draft' });
      for (const text of [
        'send bargain CUT',
        'phone 2: send login SEND_CODE',
        'phone 2: send bargainHelp HELP',
        'the till redeems {{backend:/vouchers/',
        'let time pass until',
      ]) {
        await expect(steps).toContainText(text);
      }
      await expect(recording).not.toContainText('the scenario fails');
      await expect(recording).not.toContainText('Left out');
      await recording.getByLabel('Title').fill('Two cut a price');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        recording.getByRole('button', { name: 'Save file' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('two-cut-a-price.json');
      const text = await readFile(await download.path(), 'utf8');
      const { sessions } = await backendState(page);
      for (const secret of [...Object.keys(sessions), smsCode, '81334567890']) {
        expect(text).not.toContain(secret);
      }
      const onMachines = await runOn(text, machinesDriver);
      expect(onMachines).toMatchObject({ passed: true });
      await recording.getByRole('button', { name: 'Replay it' }).click();
      await expect(simulator.tool).toContainText(/Passed: \d+ steps/);
    });
  });
});

test('a recording outlives a reload, and is edited by keyboard', async ({ simulator, page }) => {
  await simulator.chooseClock('Frozen');
  const recording = await startRecording(simulator);
  const button = (name: string) => recording.getByRole('button', { name, exact: true });
  const steps = recording.getByRole('list', { name: 'Steps of the draft' }).getByRole('listitem');
  const status = recording.getByRole('status').first();

  await test.step('what the desk stores and opens is recorded, each once', async () => {
    await expect(button('Stop')).toBeFocused();
    await expect(recording).toContainText('The clock is frozen');
    const storage = await simulator.openCard('Storage');
    const form = storage.getByRole('form', { name: 'Store something' });
    await form.getByLabel('Key').fill('left-over');
    await form.getByLabel('Value').fill('1');
    await form.getByRole('button', { name: 'Store' }).click();
    await expect(status).toHaveText('Recording: 1 input');
    await simulator.openRoute('/mine');
    // A link opens its route, and loads the page.
    await expect(status).toHaveText('Recording: 3 inputs');
  });

  await test.step('it is a draft when the desk is left in the middle', async () => {
    await page.reload();
    await expect(recording.getByRole('list', { name: 'Remarks' })).toContainText(
      'which ends there',
    );
    await expect(status).toHaveText(/Draft: \d+ steps/);
    await expect(steps.filter({ hasText: 'local storage: left-over' })).toHaveCount(1);
    await expect(steps.filter({ hasText: 'open /mine' })).toHaveCount(1);
  });

  await test.step('a step is edited, and what is wrong is said at its place', async () => {
    await button('Edit step 1').press('Enter');
    const editor = recording.getByRole('form', { name: 'Step 1' });
    const json = editor.getByLabel('JSON');
    await expect(json).toBeFocused();
    await json.fill('{ "do": "dance" }');
    await editor.getByRole('button', { name: 'Apply' }).press('Enter');
    await expect(editor.getByRole('alert')).toContainText('/steps/0/do');
    await expect(json).toHaveValue('{ "do": "dance" }');
    await button('Remove step 2').press('Enter');
    await expect.poll(() => findingsOnDesk(page, '[aria-label="Recording"]')).toEqual([]);
    await expectNothingCutOff(recording);
    await button('Undo').press('Enter');
    await json.press('Escape');
    await expect(editor).toBeHidden();
    await expect(button('Edit step 1')).toBeFocused();
    await button('Edit step 1').press('Enter');
    await editor.getByRole('button', { name: 'Apply' }).press('Enter');
    await expect(editor).toBeHidden();
    await expect(button('Edit step 1')).toBeFocused();
  });

  await test.step('steps are moved and removed, and come back one by one', async () => {
    await button('Move step 2 up').press('Enter');
    await expect(button('Move step 1 up')).toBeFocused();
    const texts = await steps.allInnerTexts();
    await button('Remove step 1').press('Enter');
    // The step after it takes its name, and then its focus.
    await expect(steps).toHaveCount(texts.length - 1);
    await expect(button('Remove step 1')).toBeFocused();
    await button('Remove step 2').press('Enter');
    await expect(steps).toHaveCount(texts.length - 2);
    const undo = button('Undo');
    await expect(undo).toHaveAccessibleDescription(/^Removed step 2: \S/);
    await undo.press('Enter');
    await expect(undo).toBeFocused();
    await expect(undo).toHaveAccessibleDescription(/^Removed step 1: \S/);
    await undo.press('Enter');
    await expect(undo).toBeHidden();
    await expect(button('Remove step 1')).toBeFocused();
    await expect.poll(() => steps.allInnerTexts()).toEqual(texts);
  });

  await test.step('a draft is discarded, brought back, and made way for', async () => {
    await button('Discard').press('Enter');
    await expect(button('Record')).toBeFocused();
    await expect(status).toHaveText('The draft was discarded.');
    await button('Undo').press('Enter');
    await expect(recording.getByLabel('Title')).toBeFocused();
    await button('Discard').press('Enter');
    await button('Record').press('Enter');
    await expect(button('Stop')).toBeFocused();
    await expect(button('Undo')).toBeHidden();
    await button('Stop').press('Enter');
    await expect(recording.getByLabel('Title')).toBeVisible();
    await expect(recording).toBeFocused();
  });
});
