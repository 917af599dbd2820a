import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { machinesDriver } from '../src/replay/machines/machines-driver.ts';
import { runScenario } from '../src/replay/run-scenario.ts';
import { needsScreen } from '../src/scenario/needs-screen.ts';
import { phoneOf } from '../src/scenario/phones-of.ts';
import type { Scenario } from '../src/scenario/scenario.ts';
import type { Step } from '../src/scenario/step.ts';
import { readScenario } from '../src/scenario/validate.ts';
import { expect, test } from './journey.ts';
import { runInPage, runInPlaywright, withScreen } from './run-on-drivers.ts';

const FOLDER = path.join(import.meta.dirname, '../scenarios');

/** How many scenarios run one after another on a page of the simulator: to open one takes as long as three of them. */
const ON_A_PAGE = 24;

interface StoredScenario {
  readonly file: string;
  readonly text: string;
  readonly scenario: Scenario;
  /** All that its steps hold. */
  readonly held: readonly string[];
}

const STORED = globSync('*.json', { cwd: FOLDER }).sort().map(readStored);

const ON_SCREEN = coverOf(STORED);

function readStored(file: string): StoredScenario {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(`${file} is no scenario: ${JSON.stringify(scenario.failure)}`);
  return { file, text, scenario: scenario.value, held: scenario.value.steps.flatMap(heldBy) };
}

/** The scenarios that tap, and as few others as hold all else that a step can hold: each time the one with most of it. */
function coverOf(stored: readonly StoredScenario[]): readonly StoredScenario[] {
  const chosen = new Set(stored.filter(({ scenario }) => needsScreen(scenario)));
  for (;;) {
    const known = new Set([...chosen].flatMap(({ held }) => held));
    const newIn = ({ held }: StoredScenario) => new Set(held.filter((one) => !known.has(one))).size;
    const best = stored.reduce((one, other) => (newIn(other) > newIn(one) ? other : one));
    if (newIn(best) === 0) return stored.filter((one) => chosen.has(one));
    chosen.add(best);
  }
}

/** The kinds of what is done and expected, each event of a machine, each of its states, and what the screen shows of it. */
function heldBy(step: Step): readonly string[] {
  const kinds = [phoneOf(step), step.do];
  if (step.do === 'send') return [...kinds, `${step.actor} ${step.event.type}`];
  if (step.do === 'http.override') return [...kinds, ...Object.keys(step.reply)];
  if (step.do !== 'expect') return kinds;
  const state = `${step.actor} ${step.state}`;
  const problem = step.context?.['/problem/message'] ? 'with a problem' : 'without a problem';
  const parts = step.screen?.flatMap(({ role, is }) => [`${state} ${problem}`, `${role} ${is}`]);
  return [...kinds, ...Object.keys(step), state, ...(parts ?? [])];
}

test.use({ viewport: { width: 400, height: 600 } });
test.beforeEach(async ({ simulator }) => {
  // Not by a click: the browser looks for what is below a resting pointer after each change of the page.
  await simulator.tab('Till').focus();
});

for (let start = 0; start < ON_SCREEN.length; start += ON_A_PAGE) {
  const stored = ON_SCREEN.slice(start, start + ON_A_PAGE);
  test(`${stored[0]?.file} to ${stored.at(-1)?.file} end as on the machines, to the byte`, async ({
    simulator,
  }) => {
    // A tap of the page's own driver would also reach what something else covers.
    const outside = stored.filter(({ scenario }) => needsScreen(scenario));
    const inside = stored.filter(({ scenario }) => !needsScreen(scenario));
    const results = [
      ...(await runInPage(simulator, inside.map(textOf))),
      ...(await runInPlaywright(simulator, outside.map(textOf))),
    ];
    for (const [index, { file, scenario }] of [...inside, ...outside].entries()) {
      const result = results[index] ?? '';
      expect.soft(JSON.parse(result), file).toMatchObject({ passed: true, failures: [] });
      // The machines alone cannot tap a screen.
      if (needsScreen(scenario)) continue;
      const byMachines = withScreen(await runScenario(scenario, machinesDriver));
      expect.soft(result, file).toBe(JSON.stringify(byMachines));
    }
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

function textOf({ text }: StoredScenario): string {
  return text;
}
