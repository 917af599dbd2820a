import { createStore } from '@xstate/store';
import * as v from 'valibot';
import type { SavedValue } from '../../shared/saved-value.ts';

/** The cards of the switches, in their order: what is used most comes first. */
export const CARD_NAMES = [
  'device',
  'person',
  'backend',
  'app',
  'calls',
  'clock',
  'storage',
  'settings',
  'realPhone',
] as const;

export type CardName = (typeof CARD_NAMES)[number];

/** Those that lie open at the first visit. */
const FIRST_UNFOLDED: readonly CardName[] = ['device', 'person', 'backend'];

const UNFOLDED = v.fallback(v.array(v.picklist(CARD_NAMES)), [...FIRST_UNFOLDED]);

/** The cards that lie open, as they were left. */
export type UnfoldedStore = Awaited<ReturnType<typeof openUnfolded>>;

/** Opens the cards as they were left, and keeps every change. */
export async function openUnfolded(savedValue: SavedValue) {
  const kept: readonly CardName[] = v.parse(UNFOLDED, await savedValue.load());
  const store = createStore({
    context: { unfolded: kept },
    on: {
      toggled: ({ unfolded }, { name, isOpen }: { name: CardName; isOpen: boolean }) => {
        const others = unfolded.filter((other) => other !== name);
        return { unfolded: isOpen ? [...others, name] : others };
      },
    },
  });
  store.subscribe(({ context }) => {
    // A card that can't be kept open still is until the page is left.
    savedValue.save(context.unfolded).catch(() => {});
  });
  return store;
}
