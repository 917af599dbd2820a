import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import { DAY_MS } from '../clock/durations.ts';
import type { KeyValueStore } from '../key-value-store.ts';
import { LOCAL_KEYS } from './storage-keys.ts';
import { openStoredReads } from './stored-reads.ts';

const START = Date.UTC(2026, 10, 21);
const cups = v.object({ cups: v.number() });

/** What is stored, as a freshly loaded page opens it. */
function openAt(
  storage: KeyValueStore,
  { now = START, userId = 'ayu' }: { now?: number; userId?: string | null } = {},
) {
  return openStoredReads({ storage, userId: () => userId, now: () => now });
}

describe('a value', () => {
  test('is found after a reload, with the time at which it was read', () => {
    const storage = createMemoryKeyValueStore();
    openAt(storage).keep('today', { cups: 2 });
    openAt(storage, { now: START + 1 }).keep('yesterday', { cups: 3 });

    const reads = openAt(storage, { now: START + DAY_MS });
    expect(reads.find('today', cups)).toEqual({ value: { cups: 2 }, readAt: START });
    expect(reads.find('yesterday', cups)).toEqual({ value: { cups: 3 }, readAt: START + 1 });
    expect(reads.find('tomorrow', cups)).toBeNull();
  });

  test('takes the place of an earlier one', () => {
    const storage = createMemoryKeyValueStore();
    openAt(storage).keep('today', { cups: 2 });
    openAt(storage, { now: START + 5 }).keep('today', { cups: 3 });
    expect(openAt(storage).find('today', cups)).toEqual({ value: { cups: 3 }, readAt: START + 5 });
  });

  test('is refused in another form', () => {
    const storage = createMemoryKeyValueStore();
    openAt(storage).keep('today', { cups: 'two' });
    expect(openAt(storage).find('today', cups)).toBeNull();
  });

  test.each([
    ['is found', 7 * DAY_MS - 1, { value: { cups: 2 }, readAt: START }],
    ['is dropped', 7 * DAY_MS, null],
    // The clock of the phone was corrected to the backend's while it was online.
    ['is found', -DAY_MS, { value: { cups: 2 }, readAt: START }],
  ])('%s %i ms later', (_, age, found) => {
    const storage = createMemoryKeyValueStore();
    openAt(storage).keep('today', { cups: 2 });
    expect(openAt(storage, { now: START + age }).find('today', cups)).toEqual(found);
  });

  test('leaves storage once it is too old', () => {
    const storage = createMemoryKeyValueStore();
    openAt(storage).keep('today', { cups: 2 });
    openAt(storage, { now: START + 7 * DAY_MS }).keep('next week', { cups: 9 });
    expect(storage.get(LOCAL_KEYS.reads)).not.toContain('today');
  });

  test('can be removed', () => {
    const storage = createMemoryKeyValueStore();
    openAt(storage).keep('today', { cups: 2 });
    openAt(storage).keep('yesterday', { cups: 3 });
    openAt(storage).remove('today');
    expect(openAt(storage).find('today', cups)).toBeNull();
    expect(openAt(storage).find('yesterday', cups)).not.toBeNull();
  });

  test('is stored again when it changed, or after a minute', () => {
    const storage = createMemoryKeyValueStore();
    const readAt = () => openAt(storage).find('today', cups)?.readAt;
    openAt(storage).keep('today', { cups: 2 });
    openAt(storage, { now: START + 59_999 }).keep('today', { cups: 2 });
    expect(readAt()).toBe(START);
    openAt(storage, { now: START + 60_000 }).keep('today', { cups: 2 });
    expect(readAt()).toBe(START + 60_000);
    openAt(storage, { now: START + 60_001 }).keep('today', { cups: 3 });
    expect(readAt()).toBe(START + 60_001);
  });
});

test('another user finds nothing, and what they read replaces all', () => {
  const storage = createMemoryKeyValueStore();
  openAt(storage).keep('today', { cups: 2 });

  const others = openAt(storage, { userId: 'budi' });
  expect(others.find('today', cups)).toBeNull();
  others.keep('yesterday', { cups: 3 });
  expect(others.find('yesterday', cups)).not.toBeNull();
  expect(openAt(storage).find('today', cups)).toBeNull();
});

test('what a visitor reads stands apart from what a user reads', () => {
  const storage = createMemoryKeyValueStore();
  const visitor = openAt(storage, { userId: null });
  visitor.keep('today', { cups: 2 });
  expect(storage.get(LOCAL_KEYS.reads)).toBeNull();
  expect(openAt(storage).find('today', cups)).toBeNull();

  openAt(storage).keep('today', { cups: 3 });
  expect(visitor.find('today', cups)).toMatchObject({ value: { cups: 2 } });
});

describe('storage', () => {
  test.each([
    '{"version":1,"state":{"userId":"ayu","rea',
    '[null]',
    '{"version":7,"state":{"userId":"ayu","reads":[]}}',
    '{"version":1,"state":{"userId":"ayu","reads":[{"key":"today","value":2,"readAt":"now"}]}}',
  ])('that holds %s holds nothing, until something is read', (text) => {
    const storage = createMemoryKeyValueStore({ [LOCAL_KEYS.reads]: text });
    const reads = openAt(storage);
    expect(reads.find('today', cups)).toBeNull();
    reads.keep('today', { cups: 2 });
    expect(reads.find('today', cups)).not.toBeNull();
  });

  test('that throws changes nothing', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    const reads = openAt({ get: refuse, set: refuse, remove: refuse, subscribe: refuse });
    reads.keep('today', { cups: 2 });
    reads.remove('today');
    expect(reads.find('today', cups)).toBeNull();
  });

  test('that is full keeps what it has', () => {
    const storage = createMemoryKeyValueStore();
    openAt(storage).keep('today', { cups: 2 });
    const set = () => {
      throw new Error('QuotaExceededError');
    };
    openAt({ ...storage, set }).keep('yesterday', { cups: 3 });
    expect(openAt(storage).find('today', cups)).not.toBeNull();
  });

  test('leaves room for others: the oldest reads make way', () => {
    const storage = createMemoryKeyValueStore();
    const long = 'x'.repeat(400_000);
    for (const key of ['first', 'second', 'third']) openAt(storage).keep(key, long);
    openAt(storage).keep('too long', 'x'.repeat(1_000_000));

    const kept = ['first', 'second', 'third', 'too long'].filter(
      (key) => openAt(storage).find(key, v.string()) !== null,
    );
    expect(kept).toEqual(['second', 'third']);
    expect(storage.get(LOCAL_KEYS.reads)?.length).toBeLessThan(1_001_000);
  });
});
