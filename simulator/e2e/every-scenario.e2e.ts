import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { machinesDriver } from '../src/replay/machines/machines-driver.ts';
import { needsScreen } from '../src/scenario/needs-screen.ts';
import { readScenario } from '../src/scenario/validate.ts';
import { expect, test } from './journey.ts';
import { runInPage, runInPlaywright, runOn, withScreen } from './run-on-drivers.ts';

const FOLDER = path.join(import.meta.dirname, '../scenarios');

/** How many scenarios run one after another on a page of the simulator: to open one takes longer than most of them. */
const ON_A_PAGE = 12;

const FILES = globSync('*.json', { cwd: FOLDER }).sort();

/** What the machines alone end with, where they can run the story: they cannot tap a screen. */
async function expectedOf(text: string): Promise<object | null> {
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(`It is no scenario: ${JSON.stringify(scenario.failure)}`);
  return needsScreen(scenario.value) ? null : withScreen(await runOn(text, machinesDriver));
}

for (let start = 0; start < FILES.length; start += ON_A_PAGE) {
  const files = FILES.slice(start, start + ON_A_PAGE);
  test(`${files[0]} to ${files.at(-1)} end the same, to the byte, on each driver`, async ({
    simulator,
  }) => {
    const texts = files.map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));
    const byPage = await runInPage(simulator, texts);
    const byPlaywright = await runInPlaywright(simulator, texts);
    for (const [index, text] of texts.entries()) {
      const [file, result = ''] = [files[index], byPage[index]];
      expect.soft(byPlaywright[index], file).toBe(result);
      const expected = await expectedOf(text);
      if (expected !== null) expect.soft(result, file).toBe(JSON.stringify(expected));
      expect.soft(JSON.parse(result), file).toMatchObject({ passed: true, failures: [] });
    }
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
