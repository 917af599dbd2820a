import { fromPromise, setup } from 'xstate';
import type { ChartLayout } from './chart.types.ts';
import { chartOf } from './chart-of.ts';
import { edgesOf, nodesOf } from './chart-parts.ts';

/** A machine with each kind of transition. */
export const kettle = setup({
  actors: { boil: fromPromise(async () => true) },
  guards: { isFull: () => true, isAt: (_, { degrees }: { degrees: number }) => degrees > 0 },
  delays: { soon: 1000 },
}).createMachine({
  id: 'kettle',
  initial: 'off',
  on: { UNPLUG: '.off', LOOK: {} },
  states: {
    off: { on: { SWITCH: [{ guard: 'isFull', target: 'on' }, { target: 'off' }], FILL: {} } },
    on: {
      initial: 'warming',
      on: { SWITCH: 'off' },
      onDone: 'off',
      states: {
        warming: {
          invoke: {
            src: 'boil',
            onDone: [{ guard: ({ event }) => event.output, target: 'hot' }, { target: 'warming' }],
            onError: '#kettle.off',
          },
          after: { soon: 'hot' },
        },
        hot: {
          always: [
            { guard: { type: 'isAt', params: { degrees: 100 } }, target: 'done' },
            { target: 'warming' },
          ],
          after: { 500: 'warming' },
        },
        done: { type: 'final' },
      },
    },
  },
});

/** Its layout with every position at the origin: for tests of its structure. */
export function placeless(): ChartLayout {
  const chart = chartOf(kettle);
  const box = { x: 0, y: 0, width: 0, height: 0 };
  return {
    machine: chart.machine,
    hash: '',
    width: 0,
    height: 0,
    nodes: nodesOf(chart).map((node) => ({ ...node, ...box })),
    edges: edgesOf(chart).map((edge) => ({ ...edge, points: [], label: null })),
  };
}
