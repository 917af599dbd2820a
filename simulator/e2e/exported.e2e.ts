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
test('each test in the folder is what its scenario is exported as', async ({ simulator }) => {
  const driver = createPlaywrightDriver(simulator.page);
  for (const file of globSync('*.e2e.ts', { cwd: EXPORTED })) {
    await test.step(file, async () => {
      const name = `${path.basename(file, '.e2e.ts')}.json`;
      const scenario = readScenario(readFileSync(path.join(SCENARIOS, name), 'utf8'));
      if (!scenario.ok) throw new Error(JSON.stringify(scenario.failure));
      const gestures = await findGestures(scenario.value, driver, new Map());
      const text = playwrightTest(scenario.value, gestures, name);
      expect(text).toEqual({ ok: true, value: readFileSync(path.join(EXPORTED, file), 'utf8') });
    });
  }
  await driver.leave();
});
