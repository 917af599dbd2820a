import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyOf } from '../../backend/copy-of.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import type { BackendState, DraftState } from '../../backend/state.ts';
import { backUpStore } from './back-up-store.ts';
import { checksumOf } from './entry-table.ts';
import { IN_MEMORY } from './open-database.ts';
import { createPeople, rushState } from './people.ts';
import { openStore } from './store.ts';
import { StoreError, type StoreProblem } from './store-error.ts';
import { changeDatabase, refuseWrites, temporaryFolder } from './testing.ts';

/** A Friday, 15:00 WIB. */
const START = Date.UTC(2026, 8, 4, 8);

function everyday(): DraftState {
  return copyOf(FIXTURES.everyday.create(START));
}

function newFile(): string {
  return path.join(temporaryFolder(), 'data.sqlite');
}

function keep(file: string, state = everyday()): void {
  const store = openStore(file);
  store.save(state);
  store.close();
}

function readBack(file: string, isFresh = false): BackendState | null {
  const { load, close } = openStore(file, isFresh);
  const state = load();
  close();
  return state;
}

/** Compares the order of entries, too: lists are built from them. */
function expectKept(file: string, state: BackendState): void {
  const kept = readBack(file);
  expect(kept).toEqual(state);
  expect(Object.values(kept ?? {}).map(Object.keys)).toEqual(Object.values(state).map(Object.keys));
}

function problemOf(file: string, isFresh = false): StoreProblem | null {
  return problemIn(file, () => {
    const { load, close } = openStore(file, isFresh);
    try {
      load();
    } finally {
      close();
    }
  });
}

/** The problem with a file that keeps something from being done. */
function problemIn(file: string, act: () => void): StoreProblem | null {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    expect(error.message).toContain(file);
    return error.problem;
  }
}

test('restores the kept state in the same order', () => {
  const file = newFile();
  const state = everyday();
  keep(file, state);
  expectKept(file, state);
});

test('has no state in a new file, and creates its folder', () => {
  const file = path.join(temporaryFolder(), 'not/there/data.sqlite');
  expect(readBack(file)).toBeNull();
  expect(readBack(file)).toBeNull();
});

test('fills the parts that data of an earlier version lack, once', () => {
  const file = newFile();
  keep(file, { ...everyday(), surveys: { byId: {}, answers: [] } });
  changeDatabase(file, "DELETE FROM part WHERE name GLOB 'surveys/*'");
  const store = openStore(file);
  expect(store.fill(everyday)).toEqual(['surveys/byId', 'surveys/answers']);
  expect(store.load()).toEqual(everyday());
  expect(store.fill(everyday)).toEqual([]);
  store.close();
});

test('leaves a part that the data know, although it is empty', () => {
  const file = newFile();
  const state = { ...everyday(), surveys: { byId: {}, answers: [] } };
  keep(file, state);
  const store = openStore(file);
  expect(store.fill(everyday)).toEqual([]);
  expect(store.load()).toEqual(state);
  store.close();
});

test('fills nothing where there are no data', () => {
  const store = openStore(newFile());
  expect(store.fill(everyday)).toEqual([]);
  store.close();
});

test('keeps the data as they were if they cannot be filled', () => {
  const file = newFile();
  keep(file, { ...everyday(), claims: [] });
  changeDatabase(file, "DELETE FROM part WHERE name = 'banners'");
  refuseWrites(file, 'banners');
  const store = openStore(file);
  expect(() => store.fill(everyday)).toThrow(StoreError);
  store.close();
  changeDatabase(file, 'DROP TRIGGER full');
  const later = openStore(file);
  expect(later.fill(everyday)).toEqual(['banners']);
  later.close();
});

test('keeps data in memory until closed', () => {
  const { load, save, close } = openStore(IN_MEMORY);
  expect(load()).toBeNull();
  save(everyday());
  save({ ...everyday(), sessions: { t: { userId: 'member' } } });
  close();
  expect(readBack(IN_MEMORY)).toBeNull();
});

test('saves successive changes: new, changed and removed entries', () => {
  const file = newFile();
  const store = openStore(file);
  const state = everyday();
  state.sessions['first'] = { userId: 'member' };
  state.sessions['second'] = { userId: 'newcomer' };
  const claims = ['a', 'b', 'c'].map((voucherId) => ({
    activityCode: 'kopi-susu',
    userId: 'member',
    browserId: 'device',
    voucherId,
  }));
  state.claims.push(...claims);
  store.save(state);

  delete state.sessions['first'];
  state.claims.pop();
  state.startedAt = START + 1;
  state.config.mobileRegister = false;
  store.save(state);
  state.sessions['first'] = { userId: 'memberPh' };
  state.keptAnswers['["claim","a/b"]'] = { inputHash: 'a', data: { voucherId: 'a' }, keptAt: 1 };
  store.save(state);
  store.close();
  expectKept(file, state);
});

test('keeps the order of a long list', () => {
  const file = newFile();
  const state = everyday();
  for (let index = 0; index < 12; index += 1) {
    const voucherId = `voucher-${index}`;
    state.claims.push({
      activityCode: 'kopi-susu',
      userId: 'member',
      browserId: 'device',
      voucherId,
    });
  }
  keep(file, state);
  expect(readBack(file)?.claims).toEqual(state.claims);
});

test('writes only changes', () => {
  const file = newFile();
  const store = openStore(file);
  const people = createPeople(1000);
  const state = rushState(people, 50);
  store.save(state);
  const before = statSync(`${file}-wal`).size;
  store.save(state, new Set());
  expect(statSync(`${file}-wal`).size).toBe(before);
  state.sessions['token-7'] = { userId: 'member' };
  store.save(state, new Set(['sessions/token-7']));
  const written = statSync(`${file}-wal`).size - before;
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(20_000);
  store.close();
});

test('keeps the old data if a write fails, and can write later', () => {
  const file = newFile();
  const state = everyday();
  keep(file, state);
  refuseWrites(file, 'claims');
  const store = openStore(file);
  const changed = structuredClone(state);
  changed.sessions['token'] = { userId: 'member' };
  const claim = {
    activityCode: 'kopi-susu',
    userId: 'member',
    browserId: 'device',
    voucherId: 'v',
  };
  expect(() => store.save({ ...changed, claims: [claim] })).toThrow('disk is full');
  store.save(changed);
  store.close();
  expect(readBack(file)).toEqual(changed);
});

test('refuses to open a file twice at the same time', () => {
  const file = newFile();
  const first = openStore(file);
  expect(problemOf(file)).toBe('inUse');
  expect(problemOf(file, true)).toBe('inUse');
  first.save(everyday());
  expect(problemOf(file)).toBe('inUse');
  first.close();
  expect(problemOf(file)).toBeNull();
});

test('replaces old data on a fresh start with the first save', () => {
  const file = newFile();
  keep(file, rushState(createPeople(3), 1));
  expect(readBack(file, true)).toBeNull();
  expect(readBack(file)?.users['person-2']).toBeDefined();
  const store = openStore(file, true);
  store.save(everyday());
  store.close();
  expect(readBack(file)).toEqual(everyday());
});

test('refuses a file that is not a database, and sets it aside for a fresh start', () => {
  const file = newFile();
  writeFileSync(file, 'a shopping list');
  expect(problemOf(file)).toBe('notOurs');
  expect(readFileSync(file, 'utf8')).toBe('a shopping list');
  expect(problemOf(file, true)).toBeNull();
  expect(readFileSync(`${file}.aside`, 'utf8')).toBe('a shopping list');
  expect(readBack(file)).toBeNull();
});

test.each<[string, StoreProblem, string]>([
  ['another program’s', 'notOurs', 'PRAGMA application_id = 0'],
  ['another version’s', 'otherVersion', 'PRAGMA user_version = 1'],
  ['a damaged', 'damaged', 'DROP TABLE entry'],
])('refuses %s database, and sets it aside for a fresh start', (_whose, problem, sql) => {
  const file = newFile();
  keep(file);
  changeDatabase(file, sql);
  expect(problemOf(file)).toBe(problem);
  expect(problemOf(file)).toBe(problem);
  expect(problemOf(file, true)).toBeNull();
  expect(problemOf(`${file}.aside`)).toBe(problem);
  expect(readBack(file)).toBeNull();
});

/** Changes an entry, and its checksum with it. */
function write(place: string, json: string): string {
  const checksum = checksumOf(place, json);
  return `UPDATE entry SET json = '${json}', checksum = ${checksum} WHERE place = '${place}'`;
}

test.each([
  ['no JSON', write('users/member', '{')],
  ['another shape', write('users/member', '{}')],
  ['a part too few', "DELETE FROM entry WHERE place = 'startedAt'"],
  ['another value', "UPDATE entry SET json = '2' WHERE place = 'startedAt'"],
  ['another place', "UPDATE entry SET place = 'users/other' WHERE place = 'users/member'"],
])('refuses entries that do not form a state: %s', (_what, sql) => {
  const file = newFile();
  keep(file);
  changeDatabase(file, sql);
  expect(problemOf(file)).toBe('damaged');
  const store = openStore(file, true);
  store.save(everyday());
  store.close();
  expect(readBack(file)).toEqual(everyday());
});

test('names the part that is damaged, and no key', () => {
  const file = newFile();
  keep(file);
  changeDatabase(file, "UPDATE entry SET json = '{}' WHERE place = 'users/member'");
  expect(() => readBack(file)).toThrow('Their part “users” has changed since it was written. They');
});

test('reports a path where no file can be', () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'folder'));
  writeFileSync(path.join(folder, 'file'), '');
  expect(problemOf(path.join(folder, 'folder'))).toBe('outOfReach');
  expect(problemOf(path.join(folder, 'file/data.sqlite'))).toBe('outOfReach');
  expect(problemOf(path.join(folder, 'folder'), true)).toBe('outOfReach');
});

// Creating folders recursively never returns there.
test('reports a path where no folder can be', () => {
  expect(problemOf('/proc/nowhere/data.sqlite')).toBe('outOfReach');
});

test('lets only its owner read a file', () => {
  const file = newFile();
  const store = openStore(file);
  store.save(everyday());
  const names = ['', '-wal', '-shm', '-lock'].map((rest) => `${file}${rest}`);
  expect(names.map((name) => statSync(name).mode & 0o777)).toEqual(names.map(() => 0o600));
  store.close();

  chmodSync(file, 0o644);
  openStore(file).close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

describe('a backup', () => {
  test('is the state at its moment, while a process goes on to use the file', () => {
    const file = newFile();
    const copy = path.join(temporaryFolder(), 'copies/monday.sqlite');
    const store = openStore(file);
    const state = everyday();
    store.save(state);
    backUpStore(file, copy);
    const later = { ...state, sessions: { token: { userId: 'member' } } };
    store.save(later, new Set(['sessions/token']));
    store.close();

    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expectKept(copy, state);
    expectKept(file, later);
  });

  test('replaces no file, and is not left behind unfinished', () => {
    const [file, copy] = [newFile(), newFile()];
    keep(file);
    writeFileSync(copy, 'a shopping list');
    expect(problemIn(copy, () => backUpStore(file, copy))).toBe('taken');
    expect(readFileSync(copy, 'utf8')).toBe('a shopping list');

    changeDatabase(file, "UPDATE entry SET json = '2' WHERE place = 'startedAt'");
    const other = newFile();
    expect(problemIn(file, () => backUpStore(file, other))).toBe('damaged');
    expect(existsSync(other)).toBe(false);

    const missing = newFile();
    expect(problemIn(missing, () => backUpStore(missing, other))).toBe('outOfReach');
    expect(existsSync(missing)).toBe(false);
  });
});
