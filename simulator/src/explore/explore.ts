import type { Driver } from '../replay/driver.ts';
import { draftText, renamed, type ScenarioDraft } from '../replay/recording/draft.ts';
import { runScenario } from '../replay/run-scenario.ts';
import { shrinkFailure } from '../replay/shrink/shrink-failure.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { readScenario } from '../scenario/validate.ts';
import { type Choose, createChoose } from './choose.ts';
import type { Corpus, CorpusStart } from './corpus.ts';
import { type Coverage, createCoverage } from './coverage.ts';
import { varied } from './varied.ts';
import { type Walked, walk } from './walk.ts';
import type { WatchedDriver, WatchedMachines, WatchedStage } from './watched-machines.ts';

/** Where every nth walk is walked again. */
export interface Screens {
  readonly driver: WatchedDriver;
  /** The same without the watch, as `npm run replay -- --browser` runs a file. */
  readonly plain: Driver;
  readonly everyNth: number;
}

/** What to explore, and for how long. */
export interface ExploreOptions {
  readonly seed: number;
  readonly corpus: Corpus;
  readonly machines: WatchedMachines;
  /** Where walks that the machines alone have stood are walked again. Null for nowhere. */
  readonly screens: Screens | null;
  /** Whether to begin another walk, after so many. */
  shouldGoOn(walks: number): boolean;
  /** Whether to stop at the first that is found. */
  readonly stopsAtFirst: boolean;
  onFound(found: Found): void;
}

/** Something that broke. */
export interface Found {
  /** The walk, counted from 1. */
  readonly walk: number;
  /** Why its last step fails, in words. */
  readonly message: string;
  /** Whether it breaks each time. */
  readonly isFlaky: boolean;
  /** As small as it could be made, unless it is flaky; with what it expects at the end. */
  readonly draft: ScenarioDraft;
  /** Where the draft fails when it is replayed. Null for nowhere: a scenario cannot expect it. */
  readonly shownBy: 'machines' | 'browser' | null;
  /** How many steps it had before. */
  readonly stepsBefore: number;
}

/** What was walked. */
export interface Explored {
  readonly walks: number;
  readonly steps: number;
  readonly coverage: Coverage;
  readonly found: readonly Found[];
}

/** Keeps the choices of one walk apart from those of the next. */
const SEED_STEP = 1009;

/** Walks for as long as it should. The same seed walks the same ways. What breaks in the same way is found once. */
export async function explore(options: ExploreOptions): Promise<Explored> {
  const { seed, corpus, machines, shouldGoOn, stopsAtFirst, onFound } = options;
  const coverage = createCoverage();
  const links = [...new Set(corpus.starts.map(({ route }) => route))];
  const found = new Map<string, Found>();
  let walks = 0;
  let steps = 0;
  while (shouldGoOn(walks) && !(stopsAtFirst && found.size > 0)) {
    walks += 1;
    const choose = createChoose(seed + walks * SEED_STEP);
    const start = varied(startOf(corpus, coverage, choose), choose);
    coverage.started(start.route);
    const walked = await walk({ start, corpus, coverage, links, choose, machines });
    steps += walked.steps;
    const failure = await failureIn(walked, walks, options);
    if (failure === null) continue;
    const one = await shrunk(failure.draft, walks, failure);
    if (found.has(one.message)) continue;
    found.set(one.message, one);
    onFound(one);
  }
  return { walks, steps, coverage, found: [...found.values()] };
}

/** The less often a page was visited, the likelier it is the next; then the less often a link to it was followed. */
function startOf({ starts }: Corpus, coverage: Coverage, choose: Choose): CorpusStart {
  const timesAt = new Map<string, number>();
  for (const { page, route } of starts) {
    const name = page ?? '';
    // A screen without a machine has less to walk through.
    const share = page === null ? 3 : 1;
    timesAt.set(name, (timesAt.get(name) ?? 0) + share * coverage.timesStarted(route));
  }
  const fewest = Math.min(...timesAt.values());
  const next = starts.filter(({ page }) => timesAt.get(page ?? '') === fewest);
  const weighted = next.map((item) => ({
    item,
    weight: 1 / (1 + coverage.timesStarted(item.route)),
  }));
  return choose.weighted(weighted) ?? choose.of(next);
}

/** A scenario that fails, and where. */
interface Failing {
  readonly draft: ScenarioDraft;
  readonly driver: WatchedDriver;
  /** The browser without a watch. Null where the machines alone fail. */
  readonly plain: Driver | null;
}

/** What of a walk fails, and where. Null if nothing does. */
async function failureIn(
  { hasBroken, draft }: Walked,
  nth: number,
  { machines, screens }: ExploreOptions,
): Promise<Failing | null> {
  if (hasBroken) return { draft, driver: machines, plain: null };
  if (screens === null || nth % screens.everyNth !== 0) return null;
  const failing = await failingPart(draft, screens.driver);
  return failing === null ? null : { ...screens, draft: failing };
}

/** A scenario up to the first of its steps that fails. Null if none does. */
async function failingPart(
  draft: ScenarioDraft,
  driver: WatchedDriver,
): Promise<ScenarioDraft | null> {
  const { failures } = await runScenario(scenarioOf(draft), driver);
  const step = failures[0]?.step;
  if (failures.length === 0) return null;
  return typeof step === 'number' ? { ...draft, steps: draft.steps.slice(0, step) } : draft;
}

async function shrunk(
  failing: ScenarioDraft,
  nth: number,
  { driver, plain }: Pick<Failing, 'driver' | 'plain'>,
): Promise<Found> {
  const shrinking = await shrinkFailure(failing, driver);
  const isFlaky = shrinking.kind !== 'shrunk';
  const smallest = isFlaky ? failing : shrinking.draft;
  const { message, draft } = await explained(smallest, driver);
  const shownBy = plain === null ? 'machines' : await shownIn(plain, draft);
  return { walk: nth, message, isFlaky, draft, shownBy, stepsBefore: failing.steps.length };
}

async function shownIn(browser: Driver, draft: ScenarioDraft): Promise<'browser' | null> {
  const { passed } = await runScenario(scenarioOf(draft), browser);
  return passed ? null : 'browser';
}

/** Says why a draft fails, and adds what it expects then: without the watch, a broken law is no failure. */
async function explained(
  draft: ScenarioDraft,
  driver: WatchedDriver,
): Promise<{ readonly message: string; readonly draft: ScenarioDraft }> {
  const stages: WatchedStage[] = [];
  const result = await runScenario(scenarioOf(draft), {
    async open(given) {
      const stage = await driver.open(given);
      stages.push(stage);
      return stage;
    },
  });
  const expectation = stages[0]?.broken()?.expectation ?? null;
  const text = result.failures[0]?.message ?? 'It passed when it was run again.';
  const named = renamed(draft, text.replace(/\.?$/, ''));
  return {
    message: text,
    draft: expectation === null ? named : { ...named, steps: [...named.steps, expectation] },
  };
}

function scenarioOf(draft: ScenarioDraft): Scenario {
  const scenario = readScenario(draftText(draft));
  if (!scenario.ok) throw new Error(`No scenario: ${JSON.stringify(scenario.failure)}`);
  return scenario.value;
}
