import { chooseLanguage, openSession, parseLanguage } from '@cangkir/core';
import { createMemoryKeyValueStore } from '@cangkir/core/testing';
import { FIXTURES } from '../../backend/fixtures.ts';
import { isPersonId } from '../../backend/login/login.fixture.ts';
import { SMS_CODE_LIFETIME_MS } from '../../backend/login/login.rules.ts';
import type { BackendState, SecretParts } from '../../backend/state.ts';
import { DEVICE_IDS } from '../../scenario/phone-start.ts';
import type { PhoneName } from '../../settings/settings.ts';
import type { JsonObject } from '../../shared/json-object.ts';
import { type Anonymizer, OLD_SMS_CODE, textsOf } from './anonymize.ts';
import type { PhoneStartingPoint, StartingPoint } from './capture-start.ts';
import { type Expectable, expectableOf } from './expectations.ts';
import { differenceOf } from './json-difference.ts';
import { storageOfScenario } from './storage-of-scenario.ts';
import { momentText } from './timeline.ts';
import { phoneStartWithoutDefaults, startWithoutDefaults } from './without-defaults.ts';

/** A device id that identifies a real phone or browser. */
const RANDOM_ID = /^[0-9a-f-]{16,}$/i;

/** Writes the fields of a scenario's file that say where it starts, without its phones. */
export function writeStart(
  start: StartingPoint,
  phones: readonly PhoneStartingPoint[],
  { anonymizeStart }: Anonymizer,
): JsonObject {
  const { at, seed, claimCode, overrides, fixture } = start;
  const { startedAt } = start.backend;
  const { set, remove } = differenceOf(
    FIXTURES[fixture].create(startedAt),
    writableState(start, phones),
  );
  const file = anonymizeStart({
    clock: { start: momentText(at) },
    seed,
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

/** Writes the fields that say where a phone starts. */
export function writePhoneStart(
  name: PhoneName,
  start: PhoneStartingPoint,
  { anonymizeStart }: Anonymizer,
): JsonObject {
  const { device, route } = start;
  const file = anonymizeStart({
    device,
    user: writtenUser(start),
    storage: withoutEmptyAreas(storageOfScenario(start)),
    route,
  });
  return phoneStartWithoutDefaults(name, file);
}

function withoutEmptyAreas(storage: ReturnType<typeof storageOfScenario>): JsonObject {
  const areas = Object.entries(storage).filter(([, area]) => Object.keys(area).length > 0);
  return Object.fromEntries(areas);
}

/** The user as a file names them: by id if they are of the fixtures, else by phone. */
function writtenUser({ user, backend }: PhoneStartingPoint): string | null {
  if (user === null || isPersonId(user)) return user;
  return backend.users[user]?.phone ?? null;
}

/** The part of the backend's state that a file may hold: no tokens, and no codes. */
function writableState(
  { at, backend }: StartingPoint,
  phones: readonly PhoneStartingPoint[],
): BackendState {
  const tokens = Object.keys(backend.sessions);
  const stored = JSON.stringify(phones.map(({ storage }) => storage));
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

/** Whether the scenario's device has its usual id in place of a random one. */
export function hasUsualId(name: PhoneName, { device, backend }: PhoneStartingPoint): boolean {
  return RANDOM_ID.test(device.id) && !textsOf(backend).has(DEVICE_IDS[name]);
}

/** The code of the last SMS before the start, if it is still valid. */
export function smsCodeAtStart({ at, backend }: StartingPoint): string | null {
  const [last] = Object.values(backend.smsCodes)
    .filter(({ sentAt }) => at < sentAt + SMS_CODE_LIFETIME_MS)
    .sort((one, other) => other.sentAt - one.sentAt);
  return last?.code ?? null;
}

/** What is known of a phone before its page has loaded, and needs no expectation. */
export function expectableAtStart({
  route,
  user,
  device,
  storage,
  backend,
}: PhoneStartingPoint): Expectable {
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

/** What a file can't say of where a phone starts. */
export function remarksAtStart({ user, backend }: PhoneStartingPoint): readonly string[] {
  if (user === null || isPersonId(user) || backend.users[user] !== undefined) return [];
  return ['The backend does not know the current user: the scenario starts with nobody logged in.'];
}
