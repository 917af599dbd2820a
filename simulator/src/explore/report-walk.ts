import type { Hash } from '@cangkir/api';
import { type ProblemReport, problemReport } from '@cangkir/core/health';
import * as v from 'valibot';
import { tryReport } from '../replay/from-report/try-report.ts';
import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { draftText } from '../replay/recording/draft.ts';
import type { RecordedScenario } from '../replay/recording/recorder.ts';
import { beginRun } from '../replay/run-scenario.ts';
import { readScenario } from '../scenario/validate.ts';
import { createChoose } from './choose.ts';
import type { Corpus } from './corpus.ts';
import { createCoverage } from './coverage.ts';
import { varied } from './varied.ts';
import { walk } from './walk.ts';
import { type Reached, watchReached } from './watch-reached.ts';
import { createWatchedMachines } from './watched-machines.ts';

/** A walk that somebody reports, and what became of the report. */
export interface ReportedWalk extends RecordedScenario {
  /** Where the walk began. */
  readonly route: string;
  readonly report: ProblemReport;
  /** How the scenario of the report differs from the walk, in words; none where it comes to the same. */
  readonly differences: readonly string[];
}

/** Walks through the product by a seed, reports how the last page went, and replays the report. Each seed begins elsewhere. */
export async function reportWalk(seed: number, corpus: Corpus, hash: Hash): Promise<ReportedWalk> {
  const { route, report, reached } = await takeWalk(seed, corpus, hash);
  const received = v.parse(problemReport, JSON.parse(JSON.stringify(report)));
  const { draft, remarks } = await tryReport(received, createMachinesDriver({}, hash));
  const again = await replay(draftText(draft), hash);
  const differences = [...again.failures, ...differencesOf(reached, again.reached)];
  return { route, report, draft, remarks, differences };
}

/** Apart from the other seeds: a step through the starts that has no factor in common with their number. */
const START_STEP = 37;

async function takeWalk(seed: number, corpus: Corpus, hash: Hash) {
  const { starts } = corpus;
  const start = starts[(seed * START_STEP) % starts.length];
  if (start === undefined) throw new Error('There is nowhere to begin.');
  const choose = createChoose(seed);
  const watch = watchReached();
  const machines = createWatchedMachines({
    hash,
    takeUncaught: () => null,
    observer: watch.observer,
  });
  const links = [...new Set(starts.map(({ route }) => route))];
  let taken: ReturnType<typeof watch.take> | null = null;
  await walk({
    start: varied(start, choose),
    corpus,
    coverage: createCoverage(),
    links,
    choose,
    machines: {
      async open(scenario) {
        const stage = await machines.open(scenario);
        return {
          ...stage,
          close() {
            taken = watch.take();
            return stage.close();
          },
        };
      },
    },
  });
  return { route: start.route, ...(taken ?? watch.take()) };
}

async function replay(text: string, hash: Hash) {
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(`No scenario: ${JSON.stringify(scenario.failure)}`);
  const watch = watchReached();
  const run = await beginRun(scenario.value, createMachinesDriver(watch.observer, hash), {
    continueAfterMismatch: true,
  });
  try {
    while (!run.isOver()) await run.step();
    const failures = run.result().failures.map(({ pointer, message }) => `${pointer}: ${message}`);
    return { failures, ...watch.take() };
  } finally {
    await run.close();
  }
}

function differencesOf(reported: Reached, replayed: Reached): readonly string[] {
  return [
    ...without(reported.states, replayed.states).map((state) => `not reached: ${state}`),
    ...without(replayed.states, reported.states).map((state) => `reached beyond: ${state}`),
    ...without(reported.codes, replayed.codes).map((code) => `not answered: ${code}`),
    ...without(replayed.codes, reported.codes).map((code) => `answered beyond: ${code}`),
  ];
}

/** What of a list another one has not, or not as often. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}
