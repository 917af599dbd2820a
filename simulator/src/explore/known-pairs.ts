import { createMemoryMachines, createMemoryWorld } from '@cangkir/core/testing';
import type { Chart, ChartState } from '../chart/chart.types.ts';
import { chartOf } from '../chart/chart-of.ts';
import { pairName } from './coverage.ts';
import { isForPeople, isSentByPerson } from './person-events.ts';

/** Every state of the product’s machines with every event that a person can send there. */
export async function knownPairs(): Promise<ReadonlySet<string>> {
  const machines = await createMemoryMachines(createMemoryWorld());
  return new Set(machines.flatMap(({ machine }) => pairsOf(chartOf(machine))));
}

function pairsOf(chart: Chart): readonly string[] {
  if (!isForPeople(chart.machine)) return [];
  return chart.states
    .filter(({ type }) => type === 'atomic')
    .flatMap((state) =>
      eventsAt(state, chart).map((event) => pairName(chart.machine, state.path, event)),
    );
}

/** Those of a state and of the states around it. */
function eventsAt(state: ChartState, chart: Chart): readonly string[] {
  const parent = chart.states.find(({ id }) => id === state.parent);
  const own = chart.transitions
    .filter(({ source, kind, event }) => {
      return source === state.id && kind === 'event' && isSentByPerson(event);
    })
    .map(({ event }) => event);
  return parent === undefined ? own : [...own, ...eventsAt(parent, chart)];
}
