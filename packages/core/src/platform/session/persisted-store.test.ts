import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { arbitraryText } from '../../testing/arbitrary-text.ts';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import type { KeyValueStore } from '../key-value-store.ts';
import { openPersistedStore, serializeState } from './persisted-store.ts';

const KEY = 'cups';
const INITIAL = { cups: 0, name: 'nobody' };

function openCups(storage: KeyValueStore) {
  return openPersistedStore({
    key: KEY,
    schema: v.object({ cups: v.number(), name: v.string() }),
    initial: INITIAL,
    storage,
  });
}

/** Storage whose named methods throw, as under a policy, in private mode, or when full. */
function createBrokenStorage(
  broken: readonly (keyof KeyValueStore)[],
  entries: Readonly<Record<string, string>> = {},
) {
  const storage = createMemoryKeyValueStore(entries);
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  return { ...storage, ...Object.fromEntries(broken.map((method) => [method, refuse])) };
}

describe('stored state', () => {
  test('starts with the initial state', () => {
    expect(openCups(createMemoryKeyValueStore()).get()).toEqual(INITIAL);
  });

  test('does not write until it changes', () => {
    const storage = createMemoryKeyValueStore();
    const touched: string[] = [];
    openCups({
      ...storage,
      set: (key) => void touched.push(key),
      remove: (key) => void touched.push(key),
    });
    expect(touched).toEqual([]);
  });

  test('survives a reload', () => {
    const storage = createMemoryKeyValueStore();
    openCups(storage).set({ cups: 3 });
    expect(openCups(storage).get()).toEqual({ cups: 3, name: 'nobody' });
  });

  test('notifies of changes until the listener unsubscribes', () => {
    const store = openCups(createMemoryKeyValueStore());
    const seen: number[] = [];
    const leave = store.subscribe(({ cups }) => seen.push(cups));
    store.set({ cups: 1 });
    store.set({ cups: 2 });
    leave();
    store.set({ cups: 3 });
    expect(seen).toEqual([1, 2]);
  });

  test('is written with a format version', () => {
    const storage = createMemoryKeyValueStore();
    openCups(storage).set({ cups: 1 });
    expect(JSON.parse(storage.get(KEY) ?? '')).toEqual({
      version: 1,
      state: { cups: 1, name: 'nobody' },
    });
  });
});

describe('a change in another tab', () => {
  test('is picked up for the same key', () => {
    const storage = createMemoryKeyValueStore();
    const store = openCups(storage);
    const seen: number[] = [];
    store.subscribe(({ cups }) => seen.push(cups));
    storage.changeElsewhere(KEY, serializeState({ cups: 5, name: 'Ayu' }));
    expect(store.get()).toEqual({ cups: 5, name: 'Ayu' });
    expect(seen).toEqual([5]);
  });

  test('is ignored for another key', () => {
    const storage = createMemoryKeyValueStore();
    const store = openCups(storage);
    store.set({ cups: 1 });
    const seen: number[] = [];
    store.subscribe(({ cups }) => seen.push(cups));
    storage.changeElsewhere('other', 'x');
    expect(seen).toEqual([]);
  });

  test.each([
    ['removes it', null],
    ['writes another version', JSON.stringify({ version: 2, state: { cups: 9, name: 'x' } })],
  ])('that %s restores the initial state', (_, text) => {
    const storage = createMemoryKeyValueStore();
    const store = openCups(storage);
    store.set({ cups: 1 });
    storage.changeElsewhere(KEY, text);
    expect(store.get()).toEqual(INITIAL);
  });
});

describe('a change that went unseen', () => {
  const ELSEWHERE = serializeState({ cups: 5, name: 'Ayu' });

  test('is not undone by the next one', () => {
    const storage = createMemoryKeyValueStore();
    const store = openCups(storage);
    store.set({ cups: 1 });
    storage.set(KEY, ELSEWHERE);
    store.set({ cups: 6 });
    expect(store.get()).toEqual({ cups: 6, name: 'Ayu' });
    expect(openCups(storage).get()).toEqual({ cups: 6, name: 'Ayu' });
  });

  test('is picked up when the page comes back', () => {
    const storage = createMemoryKeyValueStore();
    const store = openCups(storage);
    const seen: number[] = [];
    store.subscribe(({ cups }) => seen.push(cups));
    storage.set(KEY, ELSEWHERE);
    storage.comeBack();
    expect(store.get()).toEqual({ cups: 5, name: 'Ayu' });
    expect(seen).toEqual([5]);
  });

  test('is not undone by storing what is stored already', () => {
    const storage = createMemoryKeyValueStore({ [KEY]: ELSEWHERE });
    const written: string[] = [];
    const store = openCups({ ...storage, set: (key) => void written.push(key) });
    store.set({ cups: 5 });
    expect(written).toEqual([]);
    store.set({ cups: 6 });
    expect(written).toEqual([KEY]);
  });

  test('leaves what could not be stored', () => {
    const storage = createBrokenStorage(['set'], { [KEY]: ELSEWHERE });
    const store = openCups(storage);
    store.set({ cups: 6 });
    store.set({ name: 'nobody' });
    storage.comeBack();
    expect(store.get()).toEqual({ cups: 6, name: 'nobody' });
  });
});

describe('storage with unreadable content', () => {
  test.each([
    ['another version', JSON.stringify({ version: 2, state: INITIAL })],
    ['no version', JSON.stringify(INITIAL)],
    ['another shape', serializeState({ cups: 'three', name: 'x' })],
    ['half a text', '{"version":1,'],
    ['an empty text', ''],
    ['null', 'null'],
  ])('such as %s is dropped whole, as a token may be in it, and the app continues', (_, text) => {
    const written: string[] = [];
    const storage = createMemoryKeyValueStore({ [KEY]: text });
    const store = openCups({ ...storage, set: (key) => void written.push(key) });
    expect(store.get()).toEqual(INITIAL);
    expect(storage.get(KEY)).toBeNull();
    expect(written).toEqual([]);
    openCups(storage).set({ cups: 2 });
    expect(openCups(storage).get()).toEqual({ cups: 2, name: 'nobody' });
  });

  test('never breaks the start, whatever its text', () => {
    const texts = fc.oneof(
      arbitraryText(),
      fc.json(),
      fc.json().map((state) => `{"version":1,"state":${state}}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const storage = createMemoryKeyValueStore({ [KEY]: text });
        const { cups, name } = openCups(storage).get();
        expect([typeof cups, typeof name]).toEqual(['number', 'string']);
      }),
    );
  });
});

describe('storage that throws', () => {
  const methods = ['get', 'set', 'remove', 'subscribe'] as const;

  test('from any method, or all, leaves the state in memory', () => {
    fc.assert(
      fc.property(
        fc.subarray([...methods]),
        fc.option(fc.constantFrom('garbage', serializeState({ cups: 4, name: 'Ayu' }))),
        (broken, text) => {
          const storage = createBrokenStorage(broken, text === null ? {} : { [KEY]: text });
          const store = openCups(storage);
          const seen: number[] = [];
          store.subscribe(({ cups }) => seen.push(cups));
          store.set({ cups: 7 });
          expect(store.get().cups).toBe(7);
          expect(seen).toEqual([7]);
        },
      ),
    );
  });

  test('on read is not written to', () => {
    const written: string[] = [];
    openCups({ ...createBrokenStorage(['get']), set: (key) => void written.push(key) });
    expect(written).toEqual([]);
  });

  test('once full keeps what it already holds', () => {
    const storage = createMemoryKeyValueStore();
    openCups(storage).set({ cups: 1 });
    const entries = { [KEY]: storage.get(KEY) ?? '' };
    const full = createBrokenStorage(['set'], entries);
    const store = openCups(full);
    store.set({ cups: 2 });
    expect(store.get().cups).toBe(2);
    expect(openCups(full).get().cups).toBe(1);
  });
});
