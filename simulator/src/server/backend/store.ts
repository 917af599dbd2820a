import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import * as v from 'valibot';
import { type EntryPath, entriesOf, entryAt, joinEntries } from '../../backend/entry-paths.ts';
import type { BackendState } from '../../backend/state.ts';
import { checksumOf, ENTRY_TABLE, prepareWrite } from './entry-table.ts';
import { migrate } from './migrate.ts';

/** Names an in-memory database, lost when closed. */
export const IN_MEMORY = ':memory:';

/** The storage of a backend's state. */
export interface Store {
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
 * Why a database cannot be used.
 * - `inUse`: another process uses it.
 * - `notOurs`: it is not a database, or another program's.
 * - `otherVersion`: another version of this program wrote it.
 * - `damaged`: a part of its content is not what was written, or is no part of a state.
 * - `taken`: a backup would replace a file.
 * - `outOfReach`: the file cannot be opened or written.
 * - `diskFull`: there is no space for it.
 */
export type StoreProblem =
  | 'inUse'
  | 'notOurs'
  | 'otherVersion'
  | 'damaged'
  | 'taken'
  | 'outOfReach'
  | 'diskFull';

const PROBLEM_WORDS: Readonly<Record<StoreProblem, string>> = {
  inUse: 'Another process has them. Stop it, or name another file with --data.',
  notOurs:
    'The file is not a database of this backend. Name another one with --data, or move this one aside and start again with --fresh.',
  otherVersion:
    'Another version of this backend wrote them. Put them aside and start again with --fresh.',
  damaged: 'They are damaged. Name a backup of them with --data, or start again with --fresh.',
  taken: 'The file is there already. Name another one.',
  diskFull: 'The disk is full.',
  outOfReach: 'The file can’t be opened. Check its path, and who may write there.',
};

/** The data cannot be used. The message says why, and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly problem: StoreProblem;

  constructor(file: string, problem: StoreProblem, cause?: unknown) {
    const part = cause instanceof DamagedPart ? `${cause.message} ` : '';
    super(`The data in ${file} can’t be used. ${part}${PROBLEM_WORDS[problem]}`, { cause });
    this.problem = problem;
  }
}

/** An entry is not what was written. The message names its part, but not its key, which may be private. */
class DamagedPart extends Error {
  constructor(place: EntryPath) {
    super(`Their part “${place.split('/')[0]}” has changed since it was written.`);
  }
}

/** Marks a database as ours in its header: "kopi" in ASCII. */
const APPLICATION_ID = 0x6b_6f_70_69;

/**
 * Increases when the layout changes: the table, or the entries in it, which the schema validates. A step of migrate.ts
 * takes the data of the previous version along.
 */
export const LAYOUT_VERSION = 4;

const LAYOUT = `
  BEGIN;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${LAYOUT_VERSION};
  ${ENTRY_TABLE}
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

/**
 * Opens the data in a file, and creates it with its folders if missing. Locks it until closed; the operating system
 * releases the lock of a killed process.
 *
 * @param isFresh Starts without a state. The first save replaces the old data; an unreadable file is set aside, under
 * its name with `.aside`.
 * @throws StoreError
 */
export function openStore(file: string, isFresh = false): Store {
  const { database, rows, close } = isFresh ? openFresh(file) : open(file);
  const write = prepareWrite(database);
  const remove = database.prepare('DELETE FROM entry WHERE place = ?');

  function writeAll(entries: Iterable<readonly [EntryPath, unknown]>): void {
    for (const [entryPath, entry] of entries) {
      if (entry === undefined) remove.run(entryPath);
      else write(entryPath, JSON.stringify(entry));
    }
  }

  return {
    load: () => (isFresh ? null : readState(file, rows)),
    save(state, paths) {
      if (paths?.size === 0) return;
      inTransaction(database, () => {
        if (paths === undefined) {
          database.exec('DELETE FROM entry');
          writeAll(entriesOf(state));
        } else
          writeAll([...paths].map((entryPath) => [entryPath, entryAt(state, entryPath)] as const));
      });
    },
    close,
  };
}

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

interface OpenDatabase {
  readonly database: DatabaseSync;
  /** Reads the entries, in the order of the state. */
  readonly rows: StatementSync;
  /** Closes the database, then releases its lock. */
  close(): void;
}

/** Problems of a file's content, as opposed to its lock or path. */
const UNREADABLE: readonly StoreProblem[] = ['notOurs', 'otherVersion', 'damaged'];

function openFresh(file: string): OpenDatabase {
  try {
    return open(file);
  } catch (error) {
    if (!(error instanceof StoreError && UNREADABLE.includes(error.problem))) throw error;
    setAside(file);
    return open(file);
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

function open(file: string): OpenDatabase {
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

function checkOwner(file: string, database: DatabaseSync): void {
  if (pragma(database, 'application_id') !== APPLICATION_ID) throw new StoreError(file, 'notOurs');
}

/** How long a database is waited for that another process is about to open or close. */
const OPEN_TIMEOUT_MS = 2000;

function connect(file: string): DatabaseSync {
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
function makeFile(file: string): void {
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

function pragma(database: DatabaseSync, name: string): unknown {
  return database.prepare(`PRAGMA ${name}`).get()?.[name];
}

/** By SQLite's result codes: BUSY, READONLY, IOERR, FULL, CANTOPEN, NOTADB. */
const PROBLEMS: ReadonlyMap<number, StoreProblem> = new Map([
  [5, 'inUse'],
  [8, 'outOfReach'],
  [10, 'outOfReach'],
  [13, 'diskFull'],
  [14, 'outOfReach'],
  [26, 'notOurs'],
]);

function problemOf(error: unknown): StoreProblem {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  // The lowest byte of an extended code is its basic code.
  return PROBLEMS.get(code & 0xff) ?? 'damaged';
}

function asStoreError(file: string, error: unknown): StoreError {
  return error instanceof StoreError ? error : new StoreError(file, problemOf(error), error);
}

const ROW = v.object({
  place: v.string(),
  json: v.string(),
  checksum: v.number(),
});

function readRows(database: DatabaseSync): StatementSync {
  return database.prepare('SELECT place, json, checksum FROM entry ORDER BY id');
}

function readState(file: string, rows: StatementSync): BackendState | null {
  try {
    return rows.get() === undefined ? null : joinEntries(readEntries(rows));
  } catch (error) {
    throw new StoreError(file, 'damaged', error);
  }
}

/** @throws DamagedPart */
function* readEntries(rows: StatementSync): Generator<readonly [EntryPath, unknown]> {
  for (const row of rows.iterate()) {
    const { place, json, checksum } = v.parse(ROW, row);
    if (checksum !== checksumOf(place, json)) throw new DamagedPart(place);
    yield [place, JSON.parse(json)];
  }
}

function inTransaction(database: DatabaseSync, change: () => void): void {
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
