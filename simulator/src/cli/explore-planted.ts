import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWatchedMachines } from '../explore/watched-machines.ts';
import { runStep } from '../replay/run-step.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { readScenario } from '../scenario/validate.ts';
import type { Terminal } from '../shared/terminal.ts';
import { nodeSha256 } from './node-sha256.ts';
import { type PlantedDefect, plantedDefects } from './planted-defects.ts';

const PLANT = fileURLToPath(new URL('plant.ts', import.meta.url));
const EXPLORE = fileURLToPath(new URL('explore.ts', import.meta.url));

/** How many walks look for one defect, unless somebody says how many. */
const WALKS = 200;

/** How many of the defects have to be found. */
const BAR = 0.9;

/** What became of a defect: the number of steps of the scenario that shows it, or null if it was not found. */
interface Search {
  readonly defect: PlantedDefect;
  readonly steps: number | null;
}

export interface PlantedOptions {
  readonly seed: number;
  /** How many walks look for each defect. */
  readonly walks: number;
  /** The features whose defects are planted; all if there is none. */
  readonly pages: readonly string[];
}

/** Explores the product once for each defect, with it inside; as many at once as this computer has cores. Whether enough were found. */
export async function explorePlanted(
  { seed, walks, pages }: PlantedOptions,
  terminal: Terminal,
): Promise<boolean> {
  const waiting = plantedDefects().filter(
    ({ feature }) => pages.length === 0 || pages.includes(feature),
  );
  const searches: Search[] = [];
  const most = Number.isFinite(walks) ? walks : WALKS;

  async function searchOn(): Promise<void> {
    for (let defect = waiting.shift(); defect !== undefined; defect = waiting.shift()) {
      const steps = await searchFor(defect, seed, most);
      searches.push({ defect, steps });
      const mark = steps === null ? '✗ missed' : `✓ ${steps} ${steps === 1 ? 'step' : 'steps'}`;
      terminal.write(`${mark}  ${defect.feature}: ${defect.name}\n`);
    }
  }

  await Promise.all(Array.from({ length: availableParallelism() }, searchOn));
  const found = searches.flatMap(({ steps }) => (steps === null ? [] : [steps]));
  terminal.write(
    `\n${found.length} of ${searches.length} found; half of them in at most ${medianOf(found)} steps\n`,
  );
  return found.length >= BAR * searches.length;
}

/** The steps that a person does in the smallest scenario that was found, without what it expects then. */
async function searchFor(
  defect: PlantedDefect,
  seed: number,
  walks: number,
): Promise<number | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'explore-'));
  const options = [
    ...['--seed', String(seed), '--walks', String(walks), '--pages', defect.pages.join(',')],
    ...['--screens', '0'],
    ...['--first', '--out', folder],
  ];
  try {
    await run(['--import', PLANT, EXPLORE, ...options], { PLANTED: defect.name });
    const [file] = globSync('*.json', { cwd: folder });
    if (file === undefined) return null;
    const scenario = readScenario(readFileSync(path.join(folder, file), 'utf8'));
    if (!scenario.ok || (await breaksWithoutDefect(scenario.value))) return null;
    return scenario.value.steps.length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What breaks in the product as it is does not show the defect. */
async function breaksWithoutDefect(scenario: Scenario): Promise<boolean> {
  const driver = createWatchedMachines({ hash: nodeSha256, takeUncaught: () => null });
  const stage = await driver.open(scenario);
  try {
    for (const [index, step] of scenario.steps.entries()) await runStep(step, index, stage);
    return stage.hasBroken();
  } finally {
    await stage.close();
  }
}

/** Ends with 1 where something is found. */
function run(args: readonly string[], variables: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ...variables } }, () => resolve());
  });
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
