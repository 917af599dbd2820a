import { expect, test, vi } from 'vitest';
import type { SavedValue } from '../../shared/saved-value.ts';
import { openUnfolded } from './unfolded-store.ts';

function savedValueOf(kept: unknown) {
  const savedValue: SavedValue = { load: async () => kept, save: vi.fn(async () => {}) };
  return savedValue;
}

test.each([undefined, 'device', ['cellar']])(
  'out of %j come the cards of the first visit',
  async (kept) => {
    const store = await openUnfolded(savedValueOf(kept));
    expect(store.getSnapshot().context.unfolded).toEqual(['device', 'person', 'backend']);
  },
);

test('cards lie as they were left, and every fold is kept', async () => {
  const savedValue = savedValueOf(['clock']);
  const store = await openUnfolded(savedValue);
  store.trigger.toggled({ name: 'app', isOpen: true });
  expect(savedValue.save).toHaveBeenLastCalledWith(['clock', 'app']);
  // Sent twice, as a browser may.
  store.trigger.toggled({ name: 'app', isOpen: true });
  store.trigger.toggled({ name: 'clock', isOpen: false });
  expect(savedValue.save).toHaveBeenLastCalledWith(['app']);
  expect(store.getSnapshot().context.unfolded).toEqual(['app']);
});

test('a fold that can’t be kept still holds', async () => {
  const savedValue = {
    ...savedValueOf([]),
    save: () => Promise.reject(new Error('The disk is full.')),
  };
  const store = await openUnfolded(savedValue);
  store.trigger.toggled({ name: 'app', isOpen: true });
  expect(store.getSnapshot().context.unfolded).toEqual(['app']);
});
