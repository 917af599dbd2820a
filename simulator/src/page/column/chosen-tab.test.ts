import { expect, test, vi } from 'vitest';
import { isTabName, openChosenTab } from './chosen-tab.ts';

function savedValueOf(kept: unknown) {
  return { load: async () => kept, save: vi.fn(async (_: unknown) => {}) };
}

test('the tab that was left is shown again', async () => {
  const store = await openChosenTab(savedValueOf('data'));
  expect(store.getSnapshot().context).toEqual({ tab: 'data', seen: ['data'] });
});

test.each([undefined, null, 'garbage', 7])('out of %j the log is shown', async (kept) => {
  const store = await openChosenTab(savedValueOf(kept));
  expect(store.getSnapshot().context.tab).toBe('log');
});

test('what is chosen is kept, and what was seen is known', async () => {
  const savedValue = savedValueOf('log');
  const store = await openChosenTab(savedValue);
  store.trigger.chosen({ tab: 'till' });
  store.trigger.chosen({ tab: 'log' });
  store.trigger.chosen({ tab: 'till' });
  expect(store.getSnapshot().context).toEqual({ tab: 'till', seen: ['log', 'till'] });
  expect(savedValue.save).toHaveBeenLastCalledWith('till');
});

test('a tab that can’t be kept is still shown', async () => {
  const store = await openChosenTab({
    ...savedValueOf(undefined),
    save: () => Promise.reject(new Error('The disk is full.')),
  });
  store.trigger.chosen({ tab: 'till' });
  expect(store.getSnapshot().context.tab).toBe('till');
});

test('only its own names name a tab', () => {
  expect(isTabName('chart')).toBe(true);
  expect(isTabName('Chart')).toBe(false);
  expect(isTabName(0)).toBe(false);
});
