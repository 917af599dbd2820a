import { keysOf } from '@cangkir/core';
import * as v from 'valibot';
import { PEOPLE } from '../backend/login/login.fixture.ts';
import { MAX_DURATION_MS } from '../settings/settings.ts';
import { ACTOR_NAMES } from './actor-names.ts';
import { ENDPOINT_TEXTS } from './endpoint-name.ts';

const TOO_LONG = `Expected at most ${MAX_DURATION_MS}, which is a hundred years`;

export const text = v.pipe(v.string(), v.minLength(1, 'Expected a text that is not empty'));
export const whole = v.pipe(v.number(), v.integer('Expected a whole number'));
export const count = v.pipe(whole, v.minValue(0, 'Expected at least 0'));
export const ordinal = v.pipe(whole, v.minValue(1, 'Expected at least 1'));
export const duration = v.pipe(whole, v.maxValue(MAX_DURATION_MS, TOO_LONG));
export const ms = v.pipe(
  duration,
  v.minValue(0, 'Expected at least 0'),
  v.description('milliseconds'),
);
export const moment = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{3})?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/,
    'Expected a moment such as 2026-09-04T14:54:00+07:00',
  ),
  v.check(isInCalendar, 'Expected a day that the month has'),
  v.description('ISO 8601 with its offset, such as 2026-09-04T14:54:00+07:00'),
);
export const route = v.pipe(
  v.string(),
  v.startsWith('/', 'Expected a route, which begins with /'),
  v.description('a route with its query; {{brand}} stands for the brand’s own segment'),
);
export const pointer = v.pipe(
  v.string(),
  v.regex(/^(\/([^~/]|~[01])*)*$/, 'Expected a JSON Pointer such as /outcome/kind'),
);
export const byPointer = v.pipe(
  v.record(pointer, v.unknown()),
  v.description('what must be there, by JSON Pointer; the rest may be anything'),
);
export const person = v.pipe(v.picklist(keysOf(PEOPLE)), v.description('somebody of the fixtures'));
export const anybody = v.union([
  person,
  v.pipe(
    v.string(),
    v.regex(
      /^(\+[1-9]\d{6,14}|\{\{e164:\w+\}\})$/,
      `Expected one of ${keysOf(PEOPLE).join(', ')}, or a phone such as {{e164:stranger1}}`,
    ),
    v.description('the phone of somebody else, such as {{e164:stranger1}}'),
  ),
]);
export const match = v.pipe(
  v.picklist(ENDPOINT_TEXTS),
  v.description('an endpoint: method and path'),
);
export const actor = v.pipe(v.picklist(ACTOR_NAMES), v.description('the systemId of a machine'));

/** The answers of a person on the screens of the native app. */
export const personAnswers = {
  login: v.pipe(
    v.nullable(anybody),
    v.description('who logs in to the native app; null closes it'),
  ),
  scan: v.pipe(v.nullable(text), v.description('what the camera reads; null closes it')),
  share: v.pipe(v.boolean(), v.description('whether the person shares')),
  pay: v.pipe(v.boolean(), v.description('whether the person pays')),
};

export const claimCode = v.pipe(
  v.nullable(whole),
  v.description('what every claim is answered with; null leaves it to the rules'),
);
export const backendValues = v.pipe(
  v.record(pointer, v.unknown()),
  v.description('by JSON Pointer into the backend’s state'),
);
export const backendEntries = v.pipe(
  v.array(pointer),
  v.description('entries to take out, by JSON Pointer into the backend’s state'),
);
export const stored = v.pipe(
  v.record(text, v.unknown()),
  v.description('by key: a text as it is, anything else as its JSON'),
);

/** JavaScript reads 30 February as 2 March. */
function isInCalendar(text: string): boolean {
  const day = text.slice(0, 'yyyy-mm-dd'.length);
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
