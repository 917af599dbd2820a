import type { Locator, Page } from '@playwright/test';
import { memberStory } from '../src/replay/testing.ts';
import { findingsOnDesk } from './axe.ts';
import { expect, test } from './journey.ts';

/** The Replay tab. */
class ReplayTab {
  readonly #page: Page;
  readonly panel: Locator;
  readonly steps: Locator;
  readonly status: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('tabpanel', { name: 'Replay' });
    this.steps = this.panel.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    this.status = this.panel.getByRole('status').last();
  }

  /** Searches a stored scenario by a few words, and loads it. */
  async choose(words: string, id: string): Promise<void> {
    await this.panel.getByRole('searchbox', { name: 'Search' }).fill(words);
    await this.panel.getByRole('button', { name: new RegExp(` ?${id}$`) }).click();
    await expect(this.status).toHaveText('On stage, before its first step');
  }

  async loadText(text: string): Promise<void> {
    await this.panel.getByRole('textbox', { name: 'Or its text' }).fill(text);
    await this.press('Load the text');
  }

  async press(name: string): Promise<void> {
    await this.panel.getByRole('button', { name, exact: true }).click();
  }

  /** How many steps have passed. */
  get done(): Locator {
    return this.steps.filter({ has: this.#page.getByRole('img', { name: 'passed' }) });
  }
}

/** The text of a scenario with an expected number of claims. */
function scenarioText(claims = 1): string {
  return JSON.stringify(
    memberStory({
      id: 'claim-once',
      title: 'A member claims a voucher',
      device: { platform: 'browser', language: 'en' },
      steps: [
        { do: 'tap', role: 'button', name: 'Claim voucher' },
        { do: 'expect', actor: 'claim', state: 'claimed' },
        { do: 'expect', backend: { '/claims/length': claims } },
      ],
    }),
  );
}

let replay: ReplayTab;

test.beforeEach(async ({ page, simulator }) => {
  await expect(simulator.phone).toBeVisible();
  await page.getByRole('tab', { name: 'Replay' }).click();
  replay = new ReplayTab(page);
});

test('a scenario runs on the phone, at the pace and to the step that is wanted', async ({
  simulator,
  page,
}) => {
  await test.step('a stored scenario is found by its words, and runs to its end on the phone', async () => {
    await replay.choose('claim answer lost', 'claim-answer-lost');
    await replay.press('Run');
    await expect(replay.status).toHaveText('Passed: 5 steps');
    await expect(replay.done).toHaveCount(5);
    await expect(
      simulator.app.getByRole('heading', { name: 'Voucher berhasil diklaim!' }),
    ).toBeVisible();
  });

  await test.step('a scenario can go step by step, back, and to a step; the phone shows the same moment', async () => {
    await replay.press('Leave');
    const heading = simulator.app.getByRole('heading', { name: 'The voucher is yours!' });
    await replay.loadText(scenarioText());
    await replay.press('Step');
    await expect(replay.done).toHaveCount(1);
    await expect(heading).toBeVisible();
    await replay.press('Step back');
    await expect(replay.done).toHaveCount(0);
    await expect(simulator.app.getByRole('button', { name: 'Claim voucher' })).toBeVisible();
    await expect(heading).toBeHidden();
    await replay.press('To here: step 3');
    await expect(replay.done).toHaveCount(2);
    await expect(replay.status).toHaveText('2 of 3 steps run');
  });

  await test.step('each step shows what it changed in the machines and in the storage', async () => {
    await replay.press('Leave');
    await replay.loadText(scenarioText());
    await replay.press('Step');
    const first = replay.steps.nth(0);
    const ofState = first.getByText('claim /state');
    await expect(ofState).toBeVisible();
    await expect(ofState.getByRole('img', { name: 'changed' })).toBeVisible();
    await expect(first.getByRole('definition').first()).toHaveText('"ready" → "claimed"');
    await replay.press('Step');
    await expect(ofState).toBeHidden();
    await expect(replay.steps.nth(1)).toContainText('Nothing changed');
    await first.getByText(/^\d+ changes$/).press('Enter');
    await expect(ofState).toBeVisible();
    await replay.press('Step back');
    await replay.press('Step back');
    await expect(ofState).toHaveCount(0);
  });

  await test.step('a run stops before a breakpoint, and continues from it', async () => {
    await replay.press('Leave');
    await replay.loadText(scenarioText());
    await replay.press('Breakpoint before step 3');
    await replay.press('Run');
    await expect(replay.status).toHaveText('2 of 3 steps run');
    await replay.press('Run');
    await expect(replay.status).toHaveText('Passed: 3 steps');
  });

  await test.step('a double click runs the scenario to its end', async () => {
    await replay.press('Leave');
    await replay.loadText(scenarioText());
    await replay.panel.getByRole('button', { name: 'Run', exact: true }).dblclick();
    await expect(replay.status).toHaveText('Passed: 3 steps');
  });

  await test.step('a step back after a failure undoes that step alone', async () => {
    await replay.press('Leave');
    await replay.loadText(scenarioText(2));
    await replay.press('Run');
    await expect(replay.status).toHaveText('Failed at step 3');
    await replay.press('Step back');
    await expect(replay.status).toHaveText('2 of 3 steps run');
  });

  await test.step('a failed step shows what was expected, what was found, and what was done last', async () => {
    await replay.press('Leave');
    await replay.loadText(scenarioText(2));
    await replay.press('Run');
    await expect(replay.status).toHaveText('Failed at step 3');
    const failed = replay.steps.nth(2);
    await expect(failed.getByRole('img', { name: 'failed' })).toBeVisible();
    await expect(failed).toContainText('/steps/2/backend/~1claims~1length');
    await expect(failed).toContainText('Expected2Got1');
    await expect(failed).toContainText('step 1, tap');
  });

  await test.step('a scenario can be opened from a file', async () => {
    await replay.press('Leave');
    const file = replay.panel.getByLabel('A file, or drop it here');
    await file.setInputFiles({
      name: 'claim-once.json',
      mimeType: 'application/json',
      buffer: Buffer.from(scenarioText()),
    });
    await replay.press('Run');
    await expect(replay.status).toHaveText('Passed: 3 steps');
  });

  await test.step('a script runs a scenario as the page does', async () => {
    await replay.press('Leave');
    const result = await page.evaluate(async (text) => {
      await window.simulator?.load(text);
      return window.simulator?.run();
    }, scenarioText());
    expect(result).toMatchObject({ id: 'claim-once', passed: true });
    await expect(replay.done).toHaveCount(3);
  });

  await test.step('a slow run can be paused', async () => {
    await replay.press('Leave');
    await replay.loadText(scenarioText());
    await replay.panel.getByLabel('Pace').selectOption('Very slow: 3 s a step');
    await replay.press('Run');
    await expect(replay.done).toHaveCount(1);
    await replay.press('Pause');
    await expect(replay.panel.getByRole('button', { name: 'Run', exact: true })).toBeEnabled();
    await expect(replay.done).toHaveCount(1);
  });
});

test('each step back leads to the very bytes of the way forward, with the same screen', async ({
  page,
  simulator,
}) => {
  test.slow();
  const send = (type: string, more: object = {}) => ({
    do: 'send',
    actor: 'login',
    event: { type, ...more },
  });
  await replay.loadText(
    JSON.stringify({
      ...memberStory({ device: { platform: 'browser', language: 'en' } }),
      user: null,
      steps: [
        send('TYPE_PHONE', { text: '0812 0000 0101' }),
        send('SEND_CODE'),
        { do: 'expect', actor: 'login', state: 'enteringCode' },
        { do: 'advance', ms: 20_000 },
        send('TYPE_CODE', { text: '000000' }),
        { do: 'tap', role: 'button', name: 'Claim voucher' },
        { do: 'reload' },
        send('TYPE_CODE', { text: '{{smsCode}}' }),
        send('SUBMIT_CODE'),
        { do: 'expect', actor: 'claim', state: 'claimed', user: 'newcomer' },
      ],
    }),
  );
  await expect(replay.status).toHaveText('On stage, before its first step');

  const move = (direction: 'step' | 'back') =>
    page.evaluate((name) => window.simulator?.[name](), direction);
  async function observed(): Promise<object> {
    const body = simulator.app.locator('body');
    const kept = await page.evaluate(() => ({
      machines: window.simulator?.runningMachines().map(({ states, context }) => [states, context]),
      local: window.simulator?.stored('local'),
      session: window.simulator?.stored('session'),
      backend: window.simulator?.backend.peek(),
    }));
    return { ...kept, screen: await body.ariaSnapshot() };
  }

  const forward = [await observed()];
  for (let done = 1; done <= 10; done += 1) {
    await move('step');
    forward.push(await observed());
  }
  await expect(replay.status).toHaveText('Passed: 10 steps');
  for (let done = 9; done >= 0; done -= 1) {
    await move('back');
    expect(await observed()).toEqual(forward[done]);
  }
});

test('a scenario is chosen by its text, which may be wrong, and by keyboard', async () => {
  await test.step('without a pasted text, a message says so', async () => {
    await replay.press('Load the text');
    await expect(replay.panel.getByRole('alert')).toHaveText('Paste the text of a scenario first.');
    await replay.loadText(scenarioText());
    await expect(replay.status).toHaveText('On stage, before its first step');
  });

  await test.step('a file that is not a scenario says where and why, and the input stays', async () => {
    await replay.press('Leave');
    await replay.loadText('{ "version": 2, "id": "Nonsense" }');
    await expect(replay.panel.getByRole('alert')).toContainText('This is not a scenario.');
    await expect(replay.panel.getByRole('alert')).toContainText('/id');
    await expect(replay.panel.getByRole('textbox', { name: 'Or its text' })).toHaveValue(
      /Nonsense/,
    );
  });

  await test.step('by keyboard, the focus goes to the scenario and back to the choice', async () => {
    const button = (name: string) => replay.panel.getByRole('button', { name, exact: true });
    await replay.panel.getByRole('textbox', { name: 'Or its text' }).fill(scenarioText());
    await button('Load the text').press('Enter');
    await expect(button('Run')).toBeFocused();
    await expect(replay.status).toHaveText('On stage, before its first step');
    await button('Run').press('Enter');
    await expect(replay.status).toHaveText('Passed: 3 steps');
    await button('Leave').press('Enter');
    await expect(replay.panel.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  });
});

test('what was there before a scenario comes back after it', async ({ simulator, page }) => {
  await test.step('the desk is restored after the scenario', async () => {
    const settings = () => page.evaluate(() => window.simulator?.settings());
    const before = await settings();
    await replay.loadText(scenarioText());
    await replay.press('Run');
    await expect(replay.status).toHaveText('Passed: 3 steps');
    expect(await settings()).not.toEqual(before);
    await replay.press('Leave');
    await expect(simulator.app.getByRole('button', { name: 'Send code' })).toBeVisible();
    expect(await settings()).toEqual(before);
    expect(await page.evaluate(() => window.simulator?.backend.peek().claims)).toEqual([]);
  });

  await test.step('a reload during a scenario restores the user’s storage', async () => {
    const body = simulator.app.locator('body');
    const stored = () =>
      body.evaluate(() => [localStorage.getItem('mine'), sessionStorage.getItem('mine')]);
    await body.evaluate(() => {
      localStorage.setItem('mine', 'kept');
      sessionStorage.setItem('mine', 'for this visit');
    });
    await replay.choose('claim answer lost', 'claim-answer-lost');
    expect(await stored()).toEqual([null, null]);
    await page.reload();
    await expect(simulator.app.getByRole('button', { name: 'Send code' })).toBeVisible();
    expect(await stored()).toEqual(['kept', 'for this visit']);
  });
});

test('the chart follows a scenario', async ({ page, simulator }) => {
  await test.step('the chart shows a machine’s state, and can send it events', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await replay.loadText(scenarioText());
    await replay.press('Step');
    await expect(replay.done).toHaveCount(1);
    await page.getByRole('tab', { name: 'Chart' }).click();
    const chart = page.getByRole('tabpanel', { name: 'Chart' });
    await expect(chart.getByText('claim is in claimed.')).toBeVisible();
    await chart.getByLabel('Machine').selectOption('login');
    await chart.getByRole('button', { name: 'Copy as Mermaid' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('stateDiagram-v2');
    await chart.getByLabel('TYPE_PHONE carries').fill('{"text":"0812 0000 0202"}');
    await chart.getByRole('button', { name: 'Send TYPE_PHONE' }).click();
    await expect(chart.getByText('"typedPhone"')).toBeVisible();
    await expect(simulator.phone).toBeVisible();
  });

  await test.step('the chart fills the window, by keyboard and without an axe violation', async () => {
    await page.getByRole('tabpanel', { name: 'Chart' }).getByLabel('Machine').selectOption('claim');
    const open = page.getByRole('button', { name: 'Full window' });
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Chart of claim' });
    await expect(dialog.getByText('claim is in claimed.')).toBeVisible();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    const picture = await dialog.getByRole('img', { name: /^Chart of claim/ }).boundingBox();
    expect(picture?.width).toBeGreaterThan(700);

    await dialog.getByLabel('Machine').selectOption('login');
    await expect(page.getByRole('dialog', { name: 'Chart of login' })).toBeVisible();
    expect(await findingsOnDesk(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
    await open.press('Enter');
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(open).toBeFocused();
  });
});

test('axe finds nothing in the Replay tab', async ({ page }) => {
  await replay.loadText(scenarioText(2));
  await replay.press('Run');
  await expect(replay.status).toHaveText('Failed at step 3');
  await replay.steps
    .nth(0)
    .getByText(/^\d+ changes$/)
    .click();
  expect(await findingsOnDesk(page, 'aside')).toEqual([]);
  await replay.press('Leave');
  expect(await findingsOnDesk(page, 'aside')).toEqual([]);
});
