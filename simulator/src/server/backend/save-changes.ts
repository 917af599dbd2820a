import type { Backend } from '../../backend/backend.ts';
import type { Place } from '../../backend/places.ts';
import { type Commit, createCommit, SaveError } from './commit.ts';
import type { Store } from './store.ts';

/**
 * Saves a new backend's whole state, then only what changes. Returns the commit of all changes so far.
 *
 * @throws SaveError
 */
export function saveChanges(backend: Backend, store: Store): Commit {
  try {
    if (store.state === null) store.save(backend.peek());
  } catch (error) {
    throw new SaveError(error);
  }
  const unsaved = new Set<Place>();
  backend.on('change', ({ places }) => {
    for (const place of places ?? []) unsaved.add(place);
  });
  return createCommit(() => {
    store.save(backend.peek(), unsaved);
    unsaved.clear();
  });
}
