import { readFileSync } from 'node:fs';
import { fail, keysOf, type Result, succeed } from '@cangkir/core';
import { phone, text } from '@cangkir/core/schemas';
import * as v from 'valibot';
import { DATA_FIELDS } from './data-fields.ts';

/** Whom a check acts as. */
const CUSTOMERS = {
  member: 'a customer with points, orders and a stored value, in Indonesia',
  newcomer: 'a customer in Indonesia who has not ordered',
  foreigner: 'a customer in another market',
} as const;

/** Who logs in for one thing. */
const STRANGERS = {
  stranger: 'logs in, and out',
  leaver: 'logs in, and out everywhere',
  guesser: 'types wrong codes',
  hurrier: 'changes too much',
} as const;

/** The people of a data file. */
export const PEOPLE = { ...CUSTOMERS, ...STRANGERS } as const;

export type PersonName = keyof typeof PEOPLE;

const value = text(4096);

const stranger = {
  phone,
  /** The code of each SMS, where it is always the same. */
  code: v.exactOptional(value),
};

const customer = {
  ...stranger,
  /** Of a login that lasts, in place of a new one. */
  token: v.exactOptional(value),
};

const DATA = v.strictObject({
  people: v.strictObject({
    ...v.entriesFromList(keysOf(CUSTOMERS), v.strictObject(customer)),
    ...v.entriesFromList(keysOf(STRANGERS), v.strictObject(stranger)),
  }),
  things: v.strictObject(v.entriesFromList(keysOf(DATA_FIELDS), v.exactOptional(value))),
});

/** What is there in a backend: people, and things by the fields of {@link DATA_FIELDS}. */
export type ConformData = v.InferOutput<typeof DATA>;

/** Parses a data file. Fails with what does not fit. */
export function parseData(json: string): Result<ConformData, string> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), DATA), json);
  return parsed.success ? succeed(parsed.output) : fail(v.summarize(parsed.issues));
}

/** The data of our own backend's everyday fixture: the example of a data file. */
export function fixtureData(): ConformData {
  const data = parseData(readFileSync(new URL('fixture.json', import.meta.url), 'utf8'));
  if (data.ok) return data.value;
  throw new Error(`fixture.json is no data file: ${data.failure}`);
}
