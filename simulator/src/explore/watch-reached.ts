import {
  isMachine,
  leavesOf,
  type Machine,
  machinesOf,
  type ProblemReport,
  type Trail,
} from '@cangkir/core/health';
import type { StageObserver } from '../replay/machines/machines-driver.ts';

/** What a page came to. The report of it has to lead to the same. */
export interface Reached {
  /** The states of its machines, such as `claim claiming`, each once. */
  readonly states: readonly string[];
  /** What its requests came to, by their endpoint. */
  readonly codes: readonly string[];
}

/** Watches what the last page of a first phone comes to. */
export interface ReachedWatch {
  readonly observer: Pick<StageObserver, 'onPage' | 'onTrail'>;
  /** The report of the page, and what it came to. */
  take(): { readonly report: ProblemReport; readonly reached: Reached };
}

export function watchReached(): ReachedWatch {
  let trail: Trail | null = null;
  let states: ReadonlySet<string> = new Set();

  return {
    observer: {
      onTrail(next, phone) {
        if (phone === 'first') trail = next;
      },
      onPage({ root }, phone) {
        if (phone !== 'first') return;
        const seen = new Set(machinesOf(root).map(([, machine]) => stateOf(machine)));
        states = seen;
        root.system.inspect((inspected) => {
          if (inspected.type !== '@xstate.snapshot') return;
          if (isMachine(inspected.actorRef)) seen.add(stateOf(inspected.actorRef));
        });
      },
    },
    take() {
      if (trail === null) throw new Error('No page was loaded.');
      const report = trail.report();
      const codes = report.trail.flatMap((step) =>
        step.kind === 'request' ? [`${step.name} ${step.outcome}`] : [],
      );
      return { report, reached: { states: [...states], codes } };
    },
  };
}

function stateOf(machine: Machine): string {
  return `${machine.logic.id} ${leavesOf(machine.getSnapshot().value).join()}`;
}
