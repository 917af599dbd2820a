import { chooseLanguage, openSession, parseLanguage } from '@cangkir/core';
import { createMemoryKeyValueStore } from '@cangkir/core/testing';
import { FIXTURES } from '../../backend/fixtures.ts';
import { isPersonId } from '../../backend/login/login.fixture.ts';
import { SMS_CODE_LIFETIME_MS } from '../../backend/login/login.rules.ts';
import type { BackendState, SecretParts } from '../../backend/state.ts';
import type { JsonObject } from '../../shared/json-object.ts';
import { type Anonymizer, OLD_SMS_CODE, textsOf } from './anonymize.ts';
import type { StartingPoint } from './capture-start.ts';
import { type Expectable, expectableOf } from './expectations.ts';
import { differenceOf } from './json-difference.ts';
import { storageOfScenario } from './storage-of-scenario.ts';
import { momentText } from './timeline.ts';
import { startWithoutDefaults } from './without-defaults.ts';

/** A device id that identifies a real phone or browser. */
const RANDOM_ID = /^[0-9a-f-]{16,}$/i;

/** The usual device id of a scenario. */
const USUAL_ID = 'phone-1';

/** Writes the fields of a scenario's file that say where it starts. */
export function writeStart(start: StartingPoint, { anonymize }: Anonymizer): JsonObject {
  const { at, seed, device, route, claimCode, overrides, fixture } = start;
  const { startedAt } = start.backend;
  const { set, remove } = differenceOf(FIXTURES[fixture].create(startedAt), writableState(start));
  const file = anonymize({
    clock: { start: momentText(at) },
    seed,
    device,
    user: writtenUser(start),
    storage: withoutEmptyAreas(storageOfScenario(start)),
    route,
    backend: {
      fixture,
      ...(startedAt === at ? {} : { madeFor: momentText(startedAt) }),
      claimCode,
      set,
      remove,
      overrides,
    },
  });
  return startWithoutDefaults(file);
}

function withoutEmptyAreas(storage: ReturnType<typeof storageOfScenario>): JsonObject {
  const areas = Object.entries(storage).filter(([, area]) => Object.keys(area).length > 0);
  return Object.fromEntries(areas);
}

/** The user as a file names them: by id if they are of the fixtures, else by phone. */
function writtenUser({ user, backend }: StartingPoint): string | null {
  if (user === null || isPersonId(user)) return user;
  return backend.users[user]?.phone ?? null;
}

/** The part of the backend's state that a file may hold: no tokens, and no codes. */
function writableState({ at, backend, storage }: StartingPoint): BackendState {
  const tokens = Object.keys(backend.sessions);
  const stored = JSON.stringify(storage);
  const smsCodes = Object.entries(backend.smsCodes)
    .filter(([, { sentAt }]) => at < sentAt + SMS_CODE_LIFETIME_MS)
    .map(([phone, sms]) => [phone, { ...sms, code: OLD_SMS_CODE }] as const);
  const keptAnswers = Object.entries(backend.keptAnswers)
    .filter(
      ([id, { data }]) =>
        // The page can only retry with a key that it still stores.
        stored.includes(idempotencyKeyOf(id)) &&
        !tokens.some((token) => JSON.stringify(data).includes(token)),
    )
    // A hash of what was sent would give a phone away, and does not fit what the file holds in its place.
    .map(([id, kept]) => [id, { ...kept, inputHash: null }] as const);
  const rateLimits = Object.entries(backend.rateLimits).filter(([, zeroAt]) => at < zeroAt);
  const withoutSecrets: SecretParts = {
    sessions: {},
    smsCodes: Object.fromEntries(smsCodes),
    keptAnswers: Object.fromEntries(keptAnswers),
  };
  return { ...backend, ...withoutSecrets, rateLimits: Object.fromEntries(rateLimits) };
}

/** The idempotency key is the last part of the id of a kept answer. */
function idempotencyKeyOf(id: string): string {
  return /"([^"]*)"\]$/.exec(id)?.[1] ?? id;
}

/** Identifiers that have a fixed name in the scenario: the device is the usual one. */
export function namesAtStart({ device, backend }: StartingPoint): ReadonlyMap<string, string> {
  if (!RANDOM_ID.test(device.id) || textsOf(backend).has(USUAL_ID)) return new Map();
  return new Map([[device.id, USUAL_ID]]);
}

/** The code of the last SMS before the start, if it is still valid. */
export function smsCodeAtStart({ at, backend }: StartingPoint): string | null {
  const [last] = Object.values(backend.smsCodes)
    .filter(({ sentAt }) => at < sentAt + SMS_CODE_LIFETIME_MS)
    .sort((one, other) => other.sentAt - one.sentAt);
  return last?.code ?? null;
}

/** What is known before the page has loaded, and needs no expectation. */
export function expectableAtStart({
  route,
  user,
  device,
  storage,
  backend,
}: StartingPoint): Expectable {
  const { global } = openSession({
    local: createMemoryKeyValueStore(storage.local),
    session: createMemoryKeyValueStore(storage.session),
  });
  const { redirectRoute, lan } = global.get();
  const language = parseLanguage(lan ?? '') ?? chooseLanguage([device.language]);
  return expectableOf({
    actors: {},
    route,
    left: null,
    redirect: redirectRoute,
    user,
    language,
    backend,
  });
}

/** What a file can't say of the starting point. */
export function remarksAtStart({ user, backend }: StartingPoint): readonly string[] {
  if (user === null || isPersonId(user) || backend.users[user] !== undefined) return [];
  return ['The backend does not know the current user: the scenario starts with nobody logged in.'];
}
