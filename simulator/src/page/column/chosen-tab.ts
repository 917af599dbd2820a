import { createStore } from '@xstate/store';
import * as v from 'valibot';
import type { SavedValue } from '../../shared/saved-value.ts';

/** The tabs of the right column, in their order. */
export const TAB_NAMES = ['log', 'replay', 'chart', 'coverage', 'health', 'data', 'till'] as const;

export type TabName = (typeof TAB_NAMES)[number];

const TAB_NAME = v.picklist(TAB_NAMES);

const KEPT_TAB = v.fallback(TAB_NAME, 'log');

/** Which tab is shown, and which were shown before. */
export type ChosenTab = Awaited<ReturnType<typeof openChosenTab>>;

/**
 * Opens the tab that was left, and keeps which one is chosen. It is none of the settings: those go to other
 * people, and a scenario on stage gives them back as they were.
 */
export async function openChosenTab(savedValue: SavedValue) {
  const tab = v.parse(KEPT_TAB, await savedValue.load());
  const seen: readonly TabName[] = [tab];
  const store = createStore({
    context: { tab, seen },
    on: {
      chosen: ({ seen: before }, { tab: next }: { tab: TabName }) => ({
        tab: next,
        seen: before.includes(next) ? before : [...before, next],
      }),
    },
  });
  store.subscribe(({ context }) => {
    // What can't be kept still holds until the page is left.
    savedValue.save(context.tab).catch(() => {});
  });
  return store;
}

/** Tells whether a value names a tab. */
export function isTabName(value: unknown): value is TabName {
  return v.is(TAB_NAME, value);
}
