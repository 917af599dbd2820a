import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { ENTRY_TABLE, PART_TABLE } from './entry-table.ts';
import { migrate } from './migrate.ts';
import { asStoreError, StoreError, type StoreProblem } from './store-error.ts';
import { readRows } from './stored-entries.ts';

/** Names an in-memory database, lost when closed. */
export const IN_MEMORY = ':memory:';

/** Marks a database as ours in its header: "kopi" in ASCII. */
const APPLICATION_ID = 0x6b_6f_70_69;

/**
 * Increases when the layout changes: the table, or the entries in it, which the schema validates. A step of migrate.ts
 * takes the data of the previous version along.
 */
export const LAYOUT_VERSION = 6;

const LAYOUT = `
  BEGIN;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${LAYOUT_VERSION};
  ${ENTRY_TABLE}
  ${PART_TABLE}
  COMMIT;
`;

/**
 * A commit appends to the log and, with FULL, syncs it before it returns: answered changes survive a kill and a power
 * cut. NORMAL, which is usual with a log, would lose the last commits in a power cut.
 */
const DURABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
`;

export interface OpenDatabase {
  readonly database: DatabaseSync;
  /** Reads the entries, in the order of the state. */
  readonly rows: StatementSync;
  /** Closes the database, then releases its lock. */
  close(): void;
}

/** Problems of a file's content, as opposed to its lock or path. */
const UNREADABLE: readonly StoreProblem[] = ['notOurs', 'otherVersion', 'damaged'];

/** Opens a database whose data are about to be replaced: an unreadable one is set aside. */
export function openFreshDatabase(file: string): OpenDatabase {
  try {
    return openDatabase(file);
  } catch (error) {
    if (!(error instanceof StoreError && UNREADABLE.includes(error.problem))) throw error;
    setAside(file);
    return openDatabase(file);
  }
}

function setAside(file: string): void {
  try {
    renameSync(file, `${file}.aside`);
    // Left behind, they would be used with the new database.
    for (const rest of ['wal', 'shm']) rmSync(`${file}-${rest}`, { force: true });
  } catch (error) {
    throw new StoreError(file, 'outOfReach', error);
  }
}

/**
 * Opens a database, and creates it with its folders if missing. Locks it until closed.
 *
 * @throws StoreError
 */
export function openDatabase(file: string): OpenDatabase {
  const database = connect(file);
  let lock: DatabaseSync | null = null;
  function close(): void {
    database.close();
    lock?.close();
  }
  try {
    lock = takeLock(file);
    if (pragma(database, 'page_count') === 0) database.exec(LAYOUT);
    checkOwner(file, database);
    makePrivate(file);
    database.exec(DURABLE);
    takeAlong(file, database);
    return { database, rows: readRows(database), close };
  } catch (error) {
    close();
    throw asStoreError(file, error);
  }
}

/** Takes the data of an older version along. */
function takeAlong(file: string, database: DatabaseSync): void {
  inTransaction(database, () => {
    if (!migrate(database, Number(pragma(database, 'user_version')), LAYOUT_VERSION))
      throw new StoreError(file, 'otherVersion');
    database.exec(`PRAGMA user_version = ${LAYOUT_VERSION}`);
  });
}

export function checkOwner(file: string, database: DatabaseSync): void {
  if (pragma(database, 'application_id') !== APPLICATION_ID) throw new StoreError(file, 'notOurs');
}

/** How long a database is waited for that another process is about to open or close. */
const OPEN_TIMEOUT_MS = 2000;

export function connect(file: string): DatabaseSync {
  try {
    if (file !== IN_MEMORY) makeFile(file);
    return new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
  } catch (error) {
    throw new StoreError(file, 'outOfReach', error);
  }
}

/** The mode of a file that only its owner may read and write: it holds phones and tokens. */
const PRIVATE = 0o600;

/** Never opens an existing file: closing it would release the lock that this process may have on it. */
export function makeFile(file: string): void {
  makeFolder(path.dirname(path.resolve(file)));
  if (!existsSync(file)) closeSync(openSync(file, 'wx', PRIVATE));
}

/** Node's own recursion does not end in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** The log and its index take the mode of the file when they are created. */
function makePrivate(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(name)) chmodSync(name, PRIVATE);
}

/**
 * One process at a time has a file: it holds a lock on an empty database beside it. A lock on the file itself would
 * keep a backup out, too.
 */
function takeLock(file: string): DatabaseSync | null {
  if (file === IN_MEMORY) return null;
  makeFile(`${file}-lock`);
  const lock = new DatabaseSync(`${file}-lock`);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

export function pragma(database: DatabaseSync, name: string): unknown {
  return database.prepare(`PRAGMA ${name}`).get()?.[name];
}

/** Makes a change as a whole, or not at all. */
export function inTransaction(database: DatabaseSync, change: () => void): void {
  database.exec('BEGIN');
  try {
    change();
    database.exec('COMMIT');
  } catch (error) {
    // SQLite rolls back by itself in some cases, such as a full disk.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
