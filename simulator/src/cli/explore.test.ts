import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { machinesDriver } from '../replay/machines/machines-driver.ts';
import { runScenario } from '../replay/run-scenario.ts';
import { readScenario } from '../scenario/validate.ts';
import { REPOSITORY } from '../server/paths.ts';
import { exploreCommand } from './explore-command.ts';
import { plantedDefects, withDefect } from './planted-defects.ts';

const PLANT = fileURLToPath(new URL('plant.ts', import.meta.url));
const EXPLORE = fileURLToPath(new URL('explore.ts', import.meta.url));

async function explore(...args: string[]) {
  let out = '';
  let complaint = '';
  const exitCode = await exploreCommand(args, {
    write: (text) => {
      out += text;
    },
    complain: (text) => {
      complaint += text;
    },
    isColoured: false,
  });
  return { exitCode, out, complaint };
}

test('in the product nothing breaks, and the same seed walks the same ways', async () => {
  const first = await explore('--seed', '3', '--walks', '4', '--screens', '0');
  expect(first.out).toMatch(/^\n4 walks, \d+ steps; 0 broken\n/);
  expect(first.exitCode).toBe(0);
  expect(await explore('--seed', '3', '--walks', '4', '--screens', '0')).toEqual(first);
});

test.each([
  ['A claim leaves the stock as it is', 'claim'],
  ['A spinning wheel crashes its view', 'draw'],
  ['The payment of anything but a pack is answered by an exception', 'payment'],
])('“%s” is found, and made small', async (name, pages) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'explore-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const machines = ['--walks', '40', '--screens', '0'];
  const options = ['--pages', pages, ...machines, '--first', '--out', folder];
  const search = promisify(execFile)(process.execPath, ['--import', PLANT, EXPLORE, ...options], {
    env: { ...process.env, PLANTED: name },
  });
  await expect(search).rejects.toMatchObject({ code: 1 });
  const [file = ''] = globSync('*.json', { cwd: folder });
  const scenario = readScenario(readFileSync(path.join(folder, file), 'utf8'));
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.failure));
  expect(scenario.value.steps.length).toBeLessThanOrEqual(3);
  // In the product without the defect, what it expects is there.
  expect(await runScenario(scenario.value, machinesDriver)).toMatchObject({ passed: true });
});

test('each planted defect has one place in the sources, and a name of its own', () => {
  const defects = plantedDefects();
  expect(defects).toHaveLength(40);
  expect(new Set(defects.map(({ name }) => name)).size).toBe(40);
  const misplaced = defects.filter((defect) => {
    const source = readFileSync(path.join(REPOSITORY, defect.file), 'utf8');
    return withDefect(source, defect) === null;
  });
  expect(misplaced).toEqual([]);
});

test.each([
  [['--seed', '0'], '--minutes, --walks and --seed need a whole number from 1.'],
  [['--screens', 'all'], '--screens needs a whole number.'],
  [['--walks', 'many'], '--minutes, --walks and --seed need a whole number from 1.'],
  [['--pages', 'nowhere'], 'No page or route is called nowhere.'],
  [['--fast'], '--fast'],
])('%j makes no sense, and it says why', async (args, message) => {
  const { exitCode, complaint } = await explore(...args);
  expect(exitCode).toBe(2);
  expect(complaint).toContain(message);
});
