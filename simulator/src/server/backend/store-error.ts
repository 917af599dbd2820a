import type { EntryPath } from '../../backend/entry-paths.ts';

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
export class DamagedPart extends Error {
  constructor(place: EntryPath) {
    super(`Their part “${place.split('/')[0]}” has changed since it was written.`);
  }
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

/** Any error of SQLite or of reading, as a {@link StoreError}. */
export function asStoreError(file: string, error: unknown): StoreError {
  return error instanceof StoreError ? error : new StoreError(file, problemOf(error), error);
}
