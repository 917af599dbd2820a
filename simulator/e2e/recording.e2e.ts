import { readFile } from 'node:fs/promises';
import { expect, test } from './journey.ts';
import type { SimulatorPage } from './simulator-page.ts';

/** The recording, in the tab where stories are told. */
async function openRecording(simulator: SimulatorPage) {
  await simulator.chooseTab('Replay');
  return simulator.tool.getByRole('region', { name: 'Recording' });
}

test('a claim with a login by SMS is recorded, edited, replayed and saved without a secret', async ({
  simulator,
  customer,
  page,
}) => {
  await simulator.choosePlatform('Browser');
  await simulator.chooseLanguage('English');
  const recording = await openRecording(simulator);
  await recording.getByRole('button', { name: 'Record' }).click();
  await expect(recording.getByRole('status')).toHaveText('Recording: 0 inputs');

  await customer.askForCode();
  await expect(customer.codeField).toBeVisible();
  const code = await simulator.readSmsCode();
  await expect(customer.codeField).toHaveValue(code);
  await customer.button('Claim voucher').click();
  await expect(customer.heading('The voucher is yours!')).toBeVisible();
  await recording.getByRole('button', { name: 'Stop' }).click();

  const steps = recording.getByRole('list', { name: 'Steps of the draft' });
  await expect(steps).toContainText('send login SEND_CODE');
  await recording.getByLabel('Title').fill('Somebody new claims');

  // What is wrong is told where it is, and what was typed stays.
  await steps.getByRole('button', { name: 'Edit step 1', exact: true }).click();
  const editor = steps.getByRole('form', { name: 'Step 1' });
  const json = await editor.getByLabel('JSON').inputValue();
  await editor.getByLabel('JSON').fill('{ "do": "dance" }');
  await editor.getByRole('button', { name: 'Take over' }).click();
  await expect(editor.getByRole('alert')).toContainText('/steps/0/do');
  await expect(editor.getByLabel('JSON')).toHaveValue('{ "do": "dance" }');
  await editor.getByLabel('JSON').fill(json);
  await editor.getByRole('button', { name: 'Take over' }).click();
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

test('a draft is there when the simulator’s page was left, be it in the middle', async ({
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
  await expect(recording.getByRole('list', { name: 'Remarks' })).toContainText('it ends there');
  await expect(recording.getByRole('list', { name: 'Steps of the draft' })).toContainText(
    'open /mine',
  );
  await recording.getByRole('button', { name: 'Discard' }).click();
  await expect(recording.getByRole('button', { name: 'Record' })).toBeVisible();
});

test('a line of the log is copied as a scenario, which passes', async ({ simulator, page }) => {
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
