import { canonicalJson, DEFAULT_MARKET, INITIAL_GLOBAL, LOCAL_KEYS, TAB_KEYS } from '@cangkir/core';
import * as v from 'valibot';
import { mapEntries } from '../../scenario/placeholders.ts';
import type { JsonObject } from '../../shared/json-object.ts';
import { nativeKnowsLogin, TOKEN } from '../starting-point.ts';
import type { PhoneStartingPoint } from './capture-start.ts';
import { READ_KEYS } from './read-keys.ts';

/** An invalid token. It stands for an expired one. */
const INVALID_TOKEN = 'over';

/** A store of the app, as it is kept. */
const PERSISTED = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ version: v.number(), state: v.record(v.string(), v.unknown()) }),
);

const LOGIN_DRAFT = v.looseObject({
  market: v.string(),
  typedPhone: v.string(),
  phone: v.unknown(),
  resendAt: v.unknown(),
});

/** The browser's storage as a file says it: no token, and nothing that the page stores again by itself. */
export function storageOfScenario(start: PhoneStartingPoint): {
  readonly local: JsonObject;
  readonly session: JsonObject;
} {
  const { session } = start.storage;
  const local = Object.fromEntries(
    Object.entries(start.storage.local).filter(([key]) => !READ_KEYS.includes(key)),
  );
  const writtenLocal = writeArea(local, LOCAL_KEYS.global, (state) => writeGlobal(state, start));
  const writtenSession = writeArea(session, TAB_KEYS.commonSession, writeCommonSession);
  return {
    local: withoutTokens(writtenLocal, start),
    session: withoutTokens(writtenSession, start),
  };
}

/** Elsewhere an invalid token does as well. */
function withoutTokens(area: JsonObject, { backend }: PhoneStartingPoint): JsonObject {
  const tokens = Object.keys(backend.sessions);
  return mapEntries(area, (text) =>
    tokens.reduce((without, token) => without.replaceAll(token, INVALID_TOKEN), text),
  );
}

/** @param write Writes the state under `key`. Null if the page stores that again by itself. */
function writeArea(
  area: Readonly<Record<string, string>>,
  key: string,
  write: (state: JsonObject) => JsonObject | null,
): JsonObject {
  const persisted = v.safeParse(PERSISTED, area[key]);
  if (!persisted.success) return area;
  const { [key]: _, ...others } = area;
  const state = write(persisted.output.state);
  return state === null ? others : { [key]: { ...persisted.output, state }, ...others };
}

function writeGlobal(state: JsonObject, start: PhoneStartingPoint): JsonObject | null {
  const { device } = start;
  const written = {
    ...state,
    ...writtenLogin(state, start),
    // The device says the same.
    browserId: state['browserId'] === device.id ? null : state['browserId'],
    // Every page that is online reads it again.
    globalConfig: device.network === 'offline' ? state['globalConfig'] : null,
  };
  return isSame(written, usualGlobal(state, start)) ? null : written;
}

/** The state that the page of a scenario has by itself. */
function usualGlobal({ userInfo }: JsonObject, start: PhoneStartingPoint): JsonObject {
  const remembersLogin = start.user !== null && !nativeKnowsLogin(start.device);
  return remembersLogin ? { ...INITIAL_GLOBAL, token: TOKEN, userInfo } : INITIAL_GLOBAL;
}

function writtenLogin(
  { token }: JsonObject,
  { user, device, backend }: PhoneStartingPoint,
): JsonObject {
  if (token === '') return {};
  const owner = new Map(Object.entries(backend.sessions)).get(String(token))?.userId;
  if (owner === undefined || owner !== user) return { token: INVALID_TOKEN };
  return nativeKnowsLogin(device) ? { token: '', userInfo: null } : { token: TOKEN };
}

function writeCommonSession(state: JsonObject): JsonObject | null {
  const { loginDraft, pageDrafts } = state;
  const hasTyped = loginDraft !== null && !isUntouched(loginDraft);
  if (!hasTyped && isSame(pageDrafts, {})) return null;
  // The routes that were visited before do not matter.
  return { ...state, routeQueue: [], loginDraft: hasTyped ? loginDraft : null };
}

function isUntouched(loginDraft: unknown): boolean {
  const draft = v.safeParse(LOGIN_DRAFT, loginDraft);
  if (!draft.success) return false;
  const { market, typedPhone, phone, resendAt } = draft.output;
  return market === DEFAULT_MARKET && typedPhone === '' && phone === null && resendAt === null;
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
