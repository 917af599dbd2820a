import { LANGUAGES } from '@cangkir/core';
import { PEOPLE } from '../backend/login/login.fixture.ts';
import { PLATFORMS } from '../settings/settings.ts';
import { isJsonObject, type JsonObject } from '../shared/json-object.ts';
import type { Choose } from './choose.ts';
import type { CorpusStart } from './corpus.ts';

/** How many seeds of chance there are. */
const SEEDS = Array.from({ length: 1000 }, (_, index) => index + 1);

/** What a person does at once where a start does not say it: a walk waits for nobody. */
const CLOSED = { login: null, scan: null, share: false, pay: false } as const;

/** A start with another chance, and now and then with another person, phone or fixture, or with a second phone. */
export function varied(start: CorpusStart, choose: Choose): CorpusStart {
  const { route } = start;
  const { device } = start.fields;
  const answering = { ...CLOSED, ...(isJsonObject(device) ? device : {}) };
  const fields = { ...start.fields, device: answering };
  const second = choose.oneIn(8) ? { secondPhone: { ...phone(fields, choose), route } } : {};
  return {
    ...start,
    fields: {
      ...second,
      ...fields,
      seed: choose.of(SEEDS),
      ...(choose.oneIn(4) ? phone(fields, choose) : {}),
      ...(choose.oneIn(8) ? { backend: { fixture: 'lastVoucher' } } : {}),
    },
  };
}

/** Who has the phone, and what they do on the native app’s screens. */
function phone({ device }: JsonObject, choose: Choose): JsonObject {
  const login = choose.of(Object.keys(PEOPLE));
  return {
    device: {
      ...(isJsonObject(device) ? device : {}),
      platform: choose.of(PLATFORMS),
      language: choose.of(LANGUAGES),
      login,
      ...(choose.oneIn(2) ? { scan: null } : {}),
      share: choose.oneIn(2),
      pay: choose.oneIn(2),
    },
    user: choose.oneIn(6) ? null : choose.of(Object.keys(PEOPLE)),
  };
}
