import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { playwrightTest } from '../src/cli/report/playwright-test.ts';
import { findGestures } from '../src/replay/browser/find-gestures.ts';
import { createPlaywrightDriver } from '../src/replay/browser/playwright-driver.ts';
import { readScenario } from '../src/scenario/validate.ts';
import { expect, test } from './journey.ts';

const EXPORTED = path.join(import.meta.dirname, 'exported');
const SCENARIOS = path.join(import.meta.dirname, '../scenarios');

// Playwright runs these files beside this one. `npm run exports` is for all scenarios.
for (const file of globSync('*.e2e.ts', { cwd: EXPORTED })) {
  const name = `${path.basename(file, '.e2e.ts')}.json`;
  test(`${name} is exported as its test in the folder`, async ({ simulator }) => {
    const scenario = readScenario(readFileSync(path.join(SCENARIOS, name), 'utf8'));
    if (!scenario.ok) throw new Error(JSON.stringify(scenario.failure));
    const driver = createPlaywrightDriver(simulator.page);
    const gestures = await findGestures(scenario.value, driver, new Map());
    await driver.leave();
    const text = playwrightTest(scenario.value, gestures, name);
    expect(text).toEqual({ ok: true, value: readFileSync(path.join(EXPORTED, file), 'utf8') });
  });
}
