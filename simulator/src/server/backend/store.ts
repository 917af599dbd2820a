import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import * as v from 'valibot';
import { type EntryPath, entriesOf, entryAt, joinEntries } from '../../backend/entry-paths.ts';
import type { BackendState } from '../../backend/state.ts';

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
 * - `damaged`: its content is not a valid state.
 * - `outOfReach`: the file cannot be opened or written.
 * - `diskFull`: there is no space for it.
 */
export type StoreProblem =
  | 'inUse'
  | 'notOurs'
  | 'otherVersion'
  | 'damaged'
  | 'outOfReach'
  | 'diskFull';

const PROBLEM_WORDS: Readonly<Record<StoreProblem, string>> = {
  inUse: 'Another process has them. Stop it, or name another file with --data.',
  notOurs:
    'The file is not a database of this backend. Name another one with --data, or move this one aside and start again with --fresh.',
  otherVersion:
    'Another version of this backend wrote them. Put them aside and start again with --fresh.',
  damaged: 'They make no state of this backend. Start again with --fresh.',
  diskFull: 'The disk is full.',
  outOfReach: 'The file can’t be opened. Check its path, and who may write there.',
};

/** The data cannot be used. The message says why, and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly problem: StoreProblem;

  constructor(file: string, problem: StoreProblem, cause?: unknown) {
    super(`The data in ${file} can’t be used. ${PROBLEM_WORDS[problem]}`, { cause });
    this.problem = problem;
  }
}

/** Marks a database as ours in its header: "kopi" in ASCII. */
const APPLICATION_ID = 0x6b_6f_70_69;

/** Increases when the layout changes. The schema validates the entries. */
const LAYOUT_VERSION = 3;

/**
 * One row per entry of the state, such as one voucher, so that a claim writes few rows. The column `place` is its
 * {@link EntryPath}. Rows keep the order of the state's own objects and lists.
 */
const LAYOUT = `
  BEGIN;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${LAYOUT_VERSION};
  CREATE TABLE entry (place TEXT PRIMARY KEY, json TEXT NOT NULL);
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
  const { database, rows } = isFresh ? openFresh(file) : open(file);
  const write = database.prepare(
    'INSERT INTO entry (place, json) VALUES (?, ?) ON CONFLICT (place) DO UPDATE SET json = excluded.json',
  );
  const remove = database.prepare('DELETE FROM entry WHERE place = ?');

  function writeAll(entries: Iterable<readonly [EntryPath, unknown]>): void {
    for (const [entryPath, entry] of entries) {
      if (entry === undefined) remove.run(entryPath);
      else write.run(entryPath, JSON.stringify(entry));
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
    close: () => database.close(),
  };
}

interface OpenDatabase {
  readonly database: DatabaseSync;
  /** Reads the entries as JSON, in the order of the state. */
  readonly rows: StatementSync;
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
    // Left behind, it would be used as the log of the new database.
    rmSync(`${file}-wal`, { force: true });
  } catch (error) {
    throw new StoreError(file, 'outOfReach', error);
  }
}

function open(file: string): OpenDatabase {
  const database = connect(file);
  try {
    lock(database);
    if (pragma(database, 'page_count') === 0) database.exec(LAYOUT);
    if (pragma(database, 'application_id') !== APPLICATION_ID)
      throw new StoreError(file, 'notOurs');
    if (pragma(database, 'user_version') !== LAYOUT_VERSION)
      throw new StoreError(file, 'otherVersion');
    makePrivate(file);
    database.exec(DURABLE);
    return { database, rows: database.prepare('SELECT place, json FROM entry ORDER BY rowid') };
  } catch (error) {
    database.close();
    throw error instanceof StoreError ? error : new StoreError(file, problemOf(error), error);
  }
}

function connect(file: string): DatabaseSync {
  try {
    if (file !== IN_MEMORY) makeFile(file);
    return new DatabaseSync(file);
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

/** The log takes the mode of the file when it is created. */
function makePrivate(file: string): void {
  for (const name of [file, `${file}-wal`]) if (existsSync(name)) chmodSync(name, PRIVATE);
}

/** Takes the lock with the first read or write, and keeps it. */
function lock(database: DatabaseSync): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
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

const ROW = v.object({ place: v.string(), json: v.pipe(v.string(), v.parseJson()) });

function readState(file: string, rows: StatementSync): BackendState | null {
  try {
    return rows.get() === undefined ? null : joinEntries(readEntries(rows));
  } catch (error) {
    throw new StoreError(file, 'damaged', error);
  }
}

function* readEntries(rows: StatementSync): Generator<readonly [EntryPath, unknown]> {
  for (const row of rows.iterate()) {
    const { place, json } = v.parse(ROW, row);
    yield [place, json];
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
