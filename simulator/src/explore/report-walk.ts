import type { Hash } from '@cangkir/api';
import type { App } from '@cangkir/core';
import {
  isMachine,
  leavesOf,
  type Machine,
  machinesOf,
  type ProblemReport,
  problemReport,
  type Trail,
} from '@cangkir/core/health';
import * as v from 'valibot';
import { scenarioFromReport } from '../replay/from-report/scenario-from-report.ts';
import { createMachinesDriver, type StageObserver } from '../replay/machines/machines-driver.ts';
import { draftText, type ScenarioDraft } from '../replay/recording/draft.ts';
import { beginRun } from '../replay/run-scenario.ts';
import { readScenario } from '../scenario/validate.ts';

/** What a page did, as far as a report of it has to lead to the same. */
export interface Reached {
  /** Each state that a machine came to, in the order of their time: `claim claiming`. */
  readonly states: readonly string[];
  /** What each request came to, by its endpoint. */
  readonly codes: readonly string[];
}

/** Watches the first phone of a stage: what its last page reaches, and the report of it. */
export interface ReachedWatch {
  readonly observer: Pick<StageObserver, 'onPage' | 'onTrail'>;
  report(): ProblemReport;
  reached(): Reached;
}

export function watchReached(): ReachedWatch {
  let trail: Trail | null = null;
  let states: string[] = [];

  function report(): ProblemReport {
    if (trail === null) throw new Error('No page was loaded.');
    return trail.report();
  }

  return {
    report,
    observer: {
      onTrail(next) {
        trail = next;
      },
      onPage(app: App, phone) {
        if (phone !== 'first') return;
        const seen = machinesOf(app.root).map(([, machine]) => stateOf(machine));
        states = seen;
        app.root.system.inspect((inspected) => {
          if (inspected.type !== '@xstate.snapshot' || !isMachine(inspected.actorRef)) return;
          const state = stateOf(inspected.actorRef);
          if (!seen.includes(state)) seen.push(state);
        });
      },
    },
    reached: () => ({
      states: [...states],
      codes: report().trail.flatMap((step) =>
        step.kind === 'request' ? [`${step.name} ${step.outcome}`] : [],
      ),
    }),
  };
}

function stateOf(machine: Machine): string {
  return `${machine.logic.id} ${leavesOf(machine.getSnapshot().value).join()}`;
}

/** How the scenario of a report differs from what was reported. */
export interface Comparison {
  readonly draft: ScenarioDraft;
  readonly remarks: readonly string[];
  /** In words; none where it reaches the same states and codes. */
  readonly differences: readonly string[];
}

/** Sends a report as a file, makes a scenario of it, and runs that. */
export async function replayReport(
  report: ProblemReport,
  reported: Reached,
  hash: Hash,
): Promise<Comparison> {
  const received = v.parse(problemReport, JSON.parse(JSON.stringify(report)));
  const { draft, remarks } = scenarioFromReport(received);
  const scenario = readScenario(draftText(draft));
  if (!scenario.ok) {
    return {
      draft,
      remarks,
      differences: scenario.failure.map(({ pointer, words }) => `no scenario: ${pointer} ${words}`),
    };
  }
  const watch = watchReached();
  const driver = createMachinesDriver(watch.observer, hash);
  const run = await beginRun(scenario.value, driver, { continueAfterMismatch: true });
  try {
    while (!run.isOver()) await run.step();
    const failures = run
      .result()
      .failures.map(
        ({ pointer, words, difference }) =>
          `${pointer}: ${words} ${difference === null ? '' : JSON.stringify(difference)}`,
      );
    return {
      draft,
      remarks,
      differences: [...failures, ...differencesOf(reported, watch.reached())],
    };
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
