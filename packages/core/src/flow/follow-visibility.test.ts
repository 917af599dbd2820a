import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import { followVisibility } from './follow-visibility.ts';

test('a machine is told when its page goes hidden, and when it is back, until it ends', () => {
  const visibility = createMemoryPageVisibility();
  const told: string[] = [];
  const machine = setup({
    actors: { followVisibility: followVisibility(visibility) },
    actions: { note: ({ event }) => told.push(event.type) },
  }).createMachine({
    invoke: { src: 'followVisibility' },
    on: { HIDDEN: { actions: 'note' }, VISIBLE: { actions: 'note' } },
  });
  const actor = createActor(machine).start();
  visibility.hide();
  visibility.show();
  actor.stop();
  visibility.hide();
  expect(told).toEqual(['HIDDEN', 'VISIBLE']);
});
