import type { BackendState } from '../../backend/state.ts';
import { formatPointer } from '../../shared/json-pointer.ts';

/** A key that may have been made by chance; the others are the names of fields. */
const MADE = /\d/;

/** Where secrets lie, and what stands there under them. */
const SECRET: readonly (keyof BackendState)[] = ['sessions', 'smsCodes', 'keptAnswers'];

/**
 * Where a text lies in the backend's state, as a pointer that holds in every run: an entry of an object that
 * was made on the way is told by its place, for its key is another each time. Null where it lies nowhere.
 *
 * @param known The keys that are the same in every run.
 */
export function pointerTo(
  text: string,
  state: BackendState,
  known: ReadonlySet<string>,
): string | null {
  const open = Object.entries(state).filter(([key]) => !SECRET.some((secret) => secret === key));
  for (const [key, part] of open) {
    const path = pathTo(text, part, known);
    if (path !== null) return formatPointer([key, ...path]);
  }
  return null;
}

function pathTo(
  text: string,
  value: unknown,
  known: ReadonlySet<string>,
): readonly string[] | null {
  if (value === text) return [];
  if (typeof value !== 'object' || value === null) return null;
  for (const [place, [key, entry]] of Object.entries(value).entries()) {
    const path = pathTo(text, entry, known);
    if (path === null) continue;
    const holds = Array.isArray(value) || known.has(key) || !MADE.test(key);
    return [holds ? key : `#${place}`, ...path];
  }
  return null;
}
