import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { memberStory } from '../src/replay/testing.ts';
import { findingsOnDesk } from './axe.ts';
import { expect, test } from './journey.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The Replay tab. */
class ReplayTab {
  readonly #page: Page;
  readonly panel: Locator;
  readonly text: Locator;
  readonly steps: Locator;
  readonly status: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('tabpanel', { name: 'Replay' });
    this.text = this.panel.getByRole('textbox', { name: 'Or its text' });
    this.steps = this.panel.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    this.status = this.panel.getByRole('status').last();
  }

  /** Searches a stored scenario by a few words, and loads it. */
  async choose(search: string, id: string): Promise<void> {
    await this.panel.getByRole('searchbox', { name: 'Search' }).fill(search);
    await this.panel.getByRole('button', { name: new RegExp(` ?${id}$`) }).click();
    await expect(this.status).toHaveText('On stage, before its first step');
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** How many steps have passed. */
  get done(): Locator {
    return this.steps.filter({ has: this.#page.getByRole('img', { name: 'passed' }) });
  }
}

/** The text of a scenario that fails at its third step. */
const TEXT = JSON.stringify(
  memberStory({
    id: 'claim-once',
    title: 'A member claims a voucher',
    device: { platform: 'browser', language: 'en' },
    steps: [
      { do: 'tap', role: 'button', name: 'Claim voucher' },
      { do: 'expect', actor: 'claim', state: 'claimed' },
      { do: 'expect', backend: { '/claims/length': 2 } },
    ],
  }),
);

let replay: ReplayTab;

test.beforeEach(async ({ page, simulator }) => {
  await simulator.chooseTab('Replay');
  replay = new ReplayTab(page);
});

test('a scenario is chosen, followed on the phone step by step, and passed on', async ({
  simulator,
  customer,
  page,
  browser,
}, { outputDir }) => {
  const { app } = simulator;
  const settings = () => page.evaluate(() => window.simulator?.settings());
  const stored = () =>
    app
      .locator('body')
      .evaluate(() => [localStorage.getItem('mine'), sessionStorage.getItem('mine')]);
  const before = await settings();

  await test.step('what is no scenario says where and why, and the input stays', async () => {
    await replay.button('Load the text').click();
    await expect(replay.panel.getByRole('alert')).toHaveText('Paste the text of a scenario first.');
    await replay.text.fill('{ "version": 2, "id": "Nonsense" }');
    await replay.button('Load the text').click();
    await expect(replay.panel.getByRole('alert')).toContainText('This is not a scenario.');
    await expect(replay.panel.getByRole('alert')).toContainText('/id');
    await expect(replay.text).toHaveValue(/Nonsense/);
    await expect.poll(() => findingsOnDesk(page, 'aside')).toEqual([]);
  });

  await test.step('by keyboard, the focus goes to the scenario and back to the choice', async () => {
    await app.locator('body').evaluate(() => {
      localStorage.setItem('mine', 'kept');
      sessionStorage.setItem('mine', 'for this visit');
    });
    await replay.text.fill(TEXT);
    await replay.button('Load the text').press('Enter');
    await expect(replay.button('Run')).toBeFocused();
    await expect(replay.status).toHaveText('On stage, before its first step');
    await expect.poll(stored).toEqual([null, null]);
    await replay.button('Leave').press('Enter');
    await expect(replay.panel.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  });

  await test.step('the desk is as it was', async () => {
    await expect(customer.button('Send code')).toBeVisible();
    await expect.poll(settings).toEqual(before);
    await expect.poll(stored).toEqual(['kept', 'for this visit']);
  });

  await test.step('a stored scenario is found by its words, and runs to its end on the phone', async () => {
    await replay.choose('claim answer lost', 'claim-answer-lost');
    await replay.button('Run').dblclick();
    await expect(replay.status).toHaveText('Passed: 5 steps');
    await expect(replay.done).toHaveCount(5);
    await expect(customer.heading('Voucher berhasil diklaim!')).toBeVisible();
  });

  await test.step('a reload during a scenario brings back the desk, too', async () => {
    await page.reload();
    await expect(customer.button('Send code')).toBeVisible();
    await expect.poll(stored).toEqual(['kept', 'for this visit']);
  });

  await test.step('a step shows what it changed, and the step back leads to the very bytes before it', async () => {
    const observed = async () => ({
      ...(await page.evaluate(() => ({
        machines: window.simulator?.runningMachines().map((one) => [one.states, one.context]),
        local: window.simulator?.stored('local'),
        session: window.simulator?.stored('session'),
        backend: window.simulator?.backend.peek(),
      }))),
      screen: await app.locator('body').ariaSnapshot(),
    });
    await replay.text.fill(TEXT);
    await replay.button('Load the text').click();
    await expect(replay.status).toHaveText('On stage, before its first step');
    // The statistics begin once the app is idle.
    await expect.poll(async () => (await observed()).session).toHaveProperty('tracking');
    const beforeStep = await observed();
    await replay.button('Step').click();
    await expect(replay.done).toHaveCount(1);
    await expect(customer.heading('The voucher is yours!')).toBeVisible();
    const first = replay.steps.first();
    const ofState = first.getByText('claim /state');
    await expect(ofState.getByRole('img', { name: 'changed' })).toBeVisible();
    await expect(first.getByRole('definition').first()).toHaveText('"ready" → "claimed"');
    await expect.poll(observed).not.toEqual(beforeStep);

    await replay.button('Step back').click();
    await expect(replay.status).toHaveText('On stage, before its first step');
    await expect(ofState).toHaveCount(0);
    await expect.poll(observed).toEqual(beforeStep);
  });

  await test.step('a run stops before a breakpoint, and goes on to what fails, which says why', async () => {
    await replay.button('Breakpoint before step 2').click();
    await replay.button('Run').click();
    await expect(replay.status).toHaveText('1 of 3 steps run');
    await replay.button('To here: step 3').click();
    await expect(replay.status).toHaveText('2 of 3 steps run');
    await replay.button('Run').click();
    await expect(replay.status).toHaveText('Failed at step 3');
    const failed = replay.steps.nth(2);
    await expect(failed.getByRole('img', { name: 'failed' })).toBeVisible();
    await expect(failed).toContainText('/steps/2/backend/~1claims~1length');
    await expect(failed).toContainText('Expected2Got1');
    await expect(failed).toContainText('step 1, tap');
    await replay.steps
      .first()
      .getByText(/^\d+ changes$/)
      .press('Enter');
    await expect(replay.steps.first().getByText('claim /state')).toBeVisible();
    await expect.poll(() => findingsOnDesk(page, 'aside')).toEqual([]);
  });

  await test.step('the run is exported as one page, which opens without a network and leads back', async () => {
    const saved = page.waitForEvent('download');
    await replay.button('Export').click();
    const file = path.join(outputDir, 'report.html');
    await (await saved).saveAs(file);
    const elsewhere = await browser.newContext({ offline: true });
    const report = await elsewhere.newPage();
    const troubles: string[] = [];
    report.on('console', (message) => troubles.push(message.text()));
    await report.goto(pathToFileURL(file).href);
    await expect(report.getByRole('heading', { level: 1 })).toHaveText('A member claims a voucher');
    await expect(report.getByText('Failed at step 3')).toBeVisible();
    await report.locator('summary', { hasText: 'tap the button' }).press('Enter');
    await expect(report.getByText('heading “The voucher is yours!”, focused')).toBeVisible();
    expect(troubles).toEqual([]);
    const link = report.getByRole('link', { name: 'Open in the simulator' });
    const address = (await link.getAttribute('href')) ?? '';
    await elsewhere.close();

    await page.goto(address);
    await expect(page.getByRole('status', { name: 'Link' })).toContainText('Opened the scenario');
    await expect(replay.status).toHaveText('On stage, before its first step');
    await expect(replay.panel.getByRole('heading', { level: 2 }).first()).toHaveText(
      'A member claims a voucher',
    );
  });
});

test('a chart follows its machine, and sends it events, by which it may crash', async ({
  page,
  simulator,
  customer,
}) => {
  const { tool } = simulator;

  await test.step('it says where the machine is, and takes an event', async () => {
    await expect(customer.phoneField).toBeVisible();
    await simulator.chooseTab('Chart');
    await tool.getByLabel('Machine').selectOption('login');
    await tool.getByRole('button', { name: 'Copy as Mermaid' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('stateDiagram-v2');
    await tool.getByLabel('TYPE_PHONE carries').fill('{"text":"0812 3456 7890"}');
    await tool.getByRole('button', { name: 'Send TYPE_PHONE' }).click();
    await expect(tool.getByText('"typedPhone"')).toBeVisible();
    await customer.button('Send code').click();
    await expect(tool.getByText(/^login is in enteringCode/)).toBeVisible();
  });

  await test.step('it fills the window, by keyboard and without an axe violation', async () => {
    await tool.getByLabel('Machine').selectOption('claim');
    const open = page.getByRole('button', { name: 'Full window' });
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Chart of claim' });
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    const picture = dialog.getByRole('img', { name: /^Chart of claim/ });
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(700);

    await dialog.getByLabel('Machine').selectOption('login');
    await expect(page.getByRole('dialog', { name: 'Chart of login' })).toBeVisible();
    await expect.poll(() => findingsOnDesk(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('a crash shows the error screen, and a reload starts the app again', async () => {
    // The chart that filled the window may still be on its way out, where no role finds it.
    await tool.getByRole('textbox', { name: 'TYPE_CODE carries' }).fill('{}');
    await tool.getByRole('button', { name: 'Send TYPE_CODE' }).click();
    await expect(customer.heading('This page ran into a problem')).toBeVisible();
    // The crash is an unhandled error on the console.
    await expect.poll(() => simulator.errors.splice(0)).not.toEqual([]);
    await customer.button('Reload').click();
    await expect(customer.codeField).toBeVisible();
  });
});
