import type { Backend } from '../../backend/backend.ts';
import type { EntryPath } from '../../backend/entry-paths.ts';
import { type Commit, createCommit, SaveError } from './commit.ts';
import type { Store } from './store.ts';

/**
 * Saves a backend's whole state if it is new, then only what changes. Returns the commit of all changes so far.
 *
 * @throws SaveError
 */
export function saveChanges(backend: Backend, store: Store, isNew: boolean): Commit {
  try {
    if (isNew) store.save(backend.peek());
  } catch (error) {
    throw new SaveError(error);
  }
  const unsaved = new Set<EntryPath>();
  backend.on('change', ({ paths }) => {
    for (const path of paths ?? []) unsaved.add(path);
  });
  return createCommit(() => {
    store.save(backend.peek(), unsaved);
    unsaved.clear();
  });
}
