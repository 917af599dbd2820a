import { recordOf } from '../adapters/record-of.ts';

/** What an entry of the history knows of those before it. */
export interface HistoryEntry {
  /** How many of them are routes of ours. */
  readonly depth: number;
  /** The route of the last one; null if the app did not visit it. */
  readonly before: string | null;
}

/** The first entry of a visit. */
export const FIRST_ENTRY: HistoryEntry = { depth: 0, before: null };

/** What the current entry of the history knows. A new one, which a plain link made, keeps what it is given. */
export function currentEntry(
  history: Pick<History, 'state' | 'replaceState'>,
  made: HistoryEntry,
): HistoryEntry {
  const known = entryOf(history.state);
  if (known === null) history.replaceState(made, '');
  return known ?? made;
}

/** Null when the entry is not ours. */
function entryOf(state: unknown): HistoryEntry | null {
  const { depth, before } = recordOf(state);
  if (typeof depth !== 'number') return null;
  return { depth, before: typeof before === 'string' ? before : null };
}
