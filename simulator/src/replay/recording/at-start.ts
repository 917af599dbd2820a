import { chooseLanguage, openSession, parseLanguage } from '@cangkir/core';
import { createMemoryKeyValueStore } from '@cangkir/core/testing';
import { isPersonId } from '../../backend/login/login.fixture.ts';
import { SMS_CODE_VALID_FOR } from '../../backend/login/login.rules.ts';
import { type Seen, seenOf } from './seen.ts';
import type { StartingPoint } from './starting-point.types.ts';
import { textsOf } from './texts-of.ts';

/** What tells one phone from all others: an identifier, or a fingerprint. */
const MADE_BY_CHANCE = /^[0-9a-f-]{16,}$/i;

/** What a phone of a story is called, where its own id tells it from all others of the world. */
const USUAL_ID = 'phone-1';

/** What is given a name before the story begins, and the name. */
export function namesAtStart({ device, backend }: StartingPoint): ReadonlyMap<string, string> {
  if (!MADE_BY_CHANCE.test(device.id) || textsOf(backend).has(USUAL_ID)) return new Map();
  return new Map([[device.id, USUAL_ID]]);
}

/** The code of the last SMS before the story begins, while it opens something; else null. */
export function codeAtStart({ at, backend }: StartingPoint): string | null {
  const [last] = Object.values(backend.smsCodes)
    .filter(({ sentAt }) => at < sentAt + SMS_CODE_VALID_FOR)
    .sort((one, other) => other.sentAt - one.sentAt);
  return last?.code ?? null;
}

/** What is seen before the page is there: what it finds. */
export function seenAtStart({ route, user, device, storage, backend }: StartingPoint): Seen {
  const { global } = openSession({
    local: createMemoryKeyValueStore(storage.local),
    session: createMemoryKeyValueStore(storage.session),
  });
  const { redirectRoute, lan } = global.get();
  const language = parseLanguage(lan ?? '') ?? chooseLanguage([device.language]);
  return seenOf({
    actors: {},
    route,
    left: null,
    redirect: redirectRoute,
    user,
    language,
    backend,
  });
}

/** What of the starting point a file can't say. */
export function remarksAtStart({ user, backend }: StartingPoint): readonly string[] {
  if (user === null || isPersonId(user) || backend.users[user] !== undefined) return [];
  return ['Nobody knows who is logged in: the scenario begins with nobody logged in.'];
}
