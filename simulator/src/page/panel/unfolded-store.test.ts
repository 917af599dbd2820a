import { expect, test, vi } from 'vitest';
import type { Keeper } from '../../shared/kept-value.ts';
import { openUnfolded } from './unfolded-store.ts';

function keeperOf(kept: unknown) {
  const keeper: Keeper = { load: async () => kept, save: vi.fn(async () => {}) };
  return keeper;
}

test.each([undefined, 'device', ['cellar']])(
  'out of %j come the cards of the first visit',
  async (kept) => {
    const store = await openUnfolded(keeperOf(kept));
    expect(store.getSnapshot().context.unfolded).toEqual(['device', 'person', 'backend']);
  },
);

test('cards lie as they were left, and every fold is kept', async () => {
  const keeper = keeperOf(['clock']);
  const store = await openUnfolded(keeper);
  store.trigger.toggled({ name: 'app', isOpen: true });
  expect(keeper.save).toHaveBeenLastCalledWith(['clock', 'app']);
  // Sent twice, as a browser may.
  store.trigger.toggled({ name: 'app', isOpen: true });
  store.trigger.toggled({ name: 'clock', isOpen: false });
  expect(keeper.save).toHaveBeenLastCalledWith(['app']);
  expect(store.getSnapshot().context.unfolded).toEqual(['app']);
});

test('a fold that can’t be kept still holds', async () => {
  const keeper = { ...keeperOf([]), save: () => Promise.reject(new Error('The disk is full.')) };
  const store = await openUnfolded(keeper);
  store.trigger.toggled({ name: 'app', isOpen: true });
  expect(store.getSnapshot().context.unfolded).toEqual(['app']);
});
