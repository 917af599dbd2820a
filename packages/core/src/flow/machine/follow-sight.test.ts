import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { createMemorySight } from '../../testing/memory-page-visibility.ts';
import { followSight } from './follow-sight.ts';

test('a machine is told when its page goes out of sight, and when it is back, until it ends', () => {
  const sight = createMemorySight();
  const told: string[] = [];
  const machine = setup({
    actors: { followSight: followSight(sight) },
    actions: { note: ({ event }) => told.push(event.type) },
  }).createMachine({
    invoke: { src: 'followSight' },
    on: { HIDE: { actions: 'note' }, SHOW: { actions: 'note' } },
  });
  const actor = createActor(machine).start();
  sight.hide();
  sight.show();
  actor.stop();
  sight.hide();
  expect(told).toEqual(['HIDE', 'SHOW']);
});
