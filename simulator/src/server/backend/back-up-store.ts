import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { checkOwner, connect, LAYOUT_VERSION, makeFile, pragma } from './open-database.ts';
import { asStoreError, StoreError } from './store-error.ts';
import { readEntries, readRows } from './stored-entries.ts';

/**
 * Copies the data of a file to a new one, as they are at a moment, also while a process uses them: readers of SQLite's
 * log see its last commit, and stop no writer.
 *
 * @throws StoreError
 */
export function backUpStore(file: string, target: string): void {
  if (!existsSync(file)) throw new StoreError(file, 'outOfReach');
  if (existsSync(target)) throw new StoreError(target, 'taken');
  const source = connect(file);
  try {
    checkOwner(file, source);
    makeFile(target);
    source.prepare('VACUUM INTO ?').run(target);
    checkCopy(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw asStoreError(file, error);
  } finally {
    source.close();
  }
}

/**
 * Syncs the copy. Throws if a row is not what was written: the copy would be no way back. Rows of an older version have
 * no checksum.
 */
function checkCopy(target: string): void {
  const copy = new DatabaseSync(target, { readOnly: true });
  try {
    if (pragma(copy, 'user_version') === LAYOUT_VERSION)
      for (const _entry of readEntries(readRows(copy)));
  } finally {
    copy.close();
  }
  const descriptor = openSync(target, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
