import * as v from 'valibot';
import { DAY_MS } from '../clock/durations.ts';
import type { KeyValueStore } from '../key-value-store.ts';
import { moment } from '../schemas.ts';
import { attempt, parseState, serializeState } from './persisted-store.ts';
import { LOCAL_KEYS } from './storage-keys.ts';

/** How long a read is kept. Milliseconds. */
const MAX_AGE_MS = 7 * DAY_MS;

/** An unchanged value is stored again after this time. Milliseconds. */
const REFRESH_AFTER_MS = 60_000;

/** The longest stored text, in UTF-16 code units: two of the 5 MB of an origin, as the session needs room too. */
const MAX_LENGTH = 1_000_000;

const state = v.object({
  userId: v.nullable(v.string()),
  reads: v.array(v.object({ key: v.string(), value: v.unknown(), readAt: moment })),
});

/** The latest reads first. */
type Reads = v.InferOutput<typeof state>['reads'];

/** The form of a value in storage. */
export type StoredSchema<Value> = v.GenericSchema<unknown, Value>;

/** A value, and when the backend said it: milliseconds since the epoch. */
export interface StoredRead<Value> {
  readonly value: Value;
  readonly readAt: number;
}

/**
 * What screens read from gateways, kept over a reload, so that they open offline. It belongs to the user who is logged
 * in. What a visitor reads stands apart, since nobody's logout concerns it.
 */
export interface StoredReads {
  /** The stored read; null if there is none, it is too old, or its value has another form. */
  find<Value>(key: string, schema: StoredSchema<Value>): StoredRead<Value> | null;
  keep(key: string, value: unknown): void;
  /** Removes a value that is no more. */
  remove(key: string): void;
}

/**
 * Opens what is stored. Storage that throws, is full or holds anything else changes nothing: there is nothing stored.
 *
 * @param now Milliseconds since the epoch.
 */
export function openStoredReads(options: {
  readonly storage: KeyValueStore;
  userId(): string | null;
  now(): number;
}): StoredReads {
  const { storage, userId, now } = options;

  function keyOf(owner: string | null): string {
    return owner === null ? LOCAL_KEYS.visitorReads : LOCAL_KEYS.reads;
  }

  function load(): Reads {
    const text = attempt(() => storage.get(keyOf(userId())), null);
    const stored = text === null ? null : parseState(state, text);
    if (stored === null || stored.userId !== userId()) return [];
    // The clock of an offline phone may be behind that of the backend.
    return stored.reads.filter(({ readAt }) => Math.abs(now() - readAt) < MAX_AGE_MS);
  }

  function store(reads: Reads): void {
    const owner = userId();
    const text = serializeState({ userId: owner, reads: withinLength(reads) });
    attempt(() => storage.set(keyOf(owner), text), undefined);
  }

  return {
    find(key, schema) {
      const read = load().find((stored) => stored.key === key);
      if (read === undefined) return null;
      const parsed = v.safeParse(schema, read.value);
      return parsed.success ? { value: parsed.output, readAt: read.readAt } : null;
    },
    keep(key, value) {
      const reads = load();
      const previous = reads.find((stored) => stored.key === key);
      const read = { key, value, readAt: now() };
      if (previous !== undefined && isAsGood(previous, read)) return;
      store([read, ...reads.filter((stored) => stored !== previous)]);
    },
    remove(key) {
      const reads = load();
      const others = reads.filter((stored) => stored.key !== key);
      if (others.length < reads.length) store(others);
    },
  };
}

/** A screen may read the same value every few seconds. */
function isAsGood(previous: Reads[number], read: Reads[number]): boolean {
  return (
    read.readAt - previous.readAt < REFRESH_AFTER_MS &&
    JSON.stringify(read.value) === JSON.stringify(previous.value)
  );
}

/** The latest reads that fit. */
function withinLength(reads: Reads): Reads {
  let room = MAX_LENGTH;
  return reads.filter((read) => {
    const { length } = JSON.stringify(read);
    if (length > room) return false;
    room -= length;
    return true;
  });
}
