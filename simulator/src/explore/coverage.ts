import { leavesOf } from '../inspection/leaves-of.ts';

/** What of the machines was tried: which event in which of their states. */
export interface Coverage {
  /** How often an event was sent to a machine in a state. */
  timesSent(machine: string, state: unknown, event: string): number;
  sent(machine: string, state: unknown, event: string): void;
  /** How often a start was taken. */
  timesStarted(route: string): number;
  started(route: string): void;
  /** The endpoints that a machine was seen to ask for. */
  endpointsOf(machine: string): readonly string[];
  asked(machine: string, endpoints: readonly string[]): void;
  /** The pairs of state and event that were tried: `draw ready START`. */
  pairs(): ReadonlySet<string>;
}

export function createCoverage(): Coverage {
  const pairs = new Map<string, number>();
  const starts = new Map<string, number>();
  const endpoints = new Map<string, Set<string>>();
  return {
    timesSent: (machine, state, event) => pairs.get(pairName(machine, state, event)) ?? 0,
    sent(machine, state, event) {
      const name = pairName(machine, state, event);
      pairs.set(name, (pairs.get(name) ?? 0) + 1);
    },
    timesStarted: (route) => starts.get(route) ?? 0,
    started: (route) => void starts.set(route, (starts.get(route) ?? 0) + 1),
    endpointsOf: (machine) => [...(endpoints.get(machine) ?? [])],
    asked(machine, names) {
      const known = endpoints.get(machine) ?? new Set();
      for (const name of names) known.add(name);
      endpoints.set(machine, known);
    },
    pairs: () => new Set(pairs.keys()),
  };
}

/** @param state As XState has it, or dotted. */
export function pairName(machine: string, state: unknown, event: string): string {
  return `${machine} ${leavesOf(state).join('+')} ${event}`;
}
