import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { createMemoryPageVisibility } from '../testing/memory-page-visibility.ts';
import { followVisibility } from './follow-visibility.ts';

test('sends a machine HIDDEN and VISIBLE until it ends', () => {
  const visibility = createMemoryPageVisibility();
  const events: string[] = [];
  const machine = setup({
    actors: { followVisibility },
    actions: { note: ({ event }) => events.push(event.type) },
  }).createMachine({
    invoke: { src: 'followVisibility', input: visibility },
    on: { HIDDEN: { actions: 'note' }, VISIBLE: { actions: 'note' } },
  });
  const actor = createActor(machine).start();
  visibility.hide();
  visibility.show();
  actor.stop();
  visibility.hide();
  expect(events).toEqual(['HIDDEN', 'VISIBLE']);
});
