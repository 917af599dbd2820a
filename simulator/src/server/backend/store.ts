import {
  type EntryPath,
  entriesOf,
  entryAt,
  joinEntries,
  PARTS,
  partOf,
} from '../../backend/entry-paths.ts';
import type { BackendState } from '../../backend/state.ts';
import { knowParts, prepareWrite, unknownParts } from './entry-table.ts';
import { inTransaction, openDatabase, openFreshDatabase } from './open-database.ts';
import { asStoreError, StoreError } from './store-error.ts';
import { readEntries } from './stored-entries.ts';

/** The storage of a backend's state. */
export interface Store {
  /**
   * Fills kept data of an earlier version of the program: the parts of the state that it did not know come from another
   * state. Returns the names of those that are not empty.
   *
   * @throws StoreError
   */
  fill(from: () => BackendState): readonly string[];
  /**
   * Reads the kept state; null if there is none yet. Keep it only in a backend, which goes on to another one.
   *
   * @throws StoreError
   */
  load(): BackendState | null;
  /**
   * Saves a state durably: it survives the end of this process or the machine. Writes in one transaction, or nothing.
   *
   * @param paths The paths of the entries that changed since the last time. Default: the whole state.
   * @throws Error if the write fails. The last state is kept.
   */
  save(state: BackendState, paths?: ReadonlySet<EntryPath>): void;
  close(): void;
}

/**
 * Opens the data in a file, and creates it with its folders if missing. Locks it until closed; the operating system
 * releases the lock of a killed process.
 *
 * @param isFresh Starts without a state. The first save replaces the old data; an unreadable file is set aside, under
 * its name with `.aside`.
 * @throws StoreError
 */
export function openStore(file: string, isFresh = false): Store {
  const { database, rows, close } = isFresh ? openFreshDatabase(file) : openDatabase(file);
  const write = prepareWrite(database);
  const remove = database.prepare('DELETE FROM entry WHERE place = ?');

  function writeAll(entries: Iterable<readonly [EntryPath, unknown]>): void {
    for (const [entryPath, entry] of entries) {
      if (entry === undefined) remove.run(entryPath);
      else write(entryPath, JSON.stringify(entry));
    }
  }

  function isEmpty(): boolean {
    return isFresh || rows.get() === undefined;
  }

  return {
    fill(from) {
      try {
        const missing = isEmpty() ? [] : unknownParts(database);
        if (missing.length === 0) return [];
        const entries = entriesOf(from()).filter(([place]) => missing.includes(partOf(place)));
        inTransaction(database, () => {
          writeAll(entries);
          knowParts(database, missing);
        });
        return [...new Set(entries.map(([place]) => partOf(place)))];
      } catch (error) {
        throw asStoreError(file, error);
      }
    },
    load() {
      try {
        return isEmpty() ? null : joinEntries(readEntries(rows));
      } catch (error) {
        throw new StoreError(file, 'damaged', error);
      }
    },
    save(state, paths) {
      if (paths?.size === 0) return;
      inTransaction(database, () => {
        if (paths === undefined) {
          database.exec('DELETE FROM entry');
          knowParts(database, PARTS);
          writeAll(entriesOf(state));
        } else
          writeAll([...paths].map((entryPath) => [entryPath, entryAt(state, entryPath)] as const));
      });
    },
    close,
  };
}
