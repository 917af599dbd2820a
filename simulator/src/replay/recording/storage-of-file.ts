import { canonicalJson, DEFAULT_MARKET, INITIAL_GLOBAL, SESSION_KEYS } from '@cangkir/core';
import * as v from 'valibot';
import { mapEntries } from '../../scenario/placeholders.ts';
import type { JsonObject } from '../../shared/json-object.ts';
import { TOKEN, tellsLogin } from '../starting-point.ts';
import type { StartingPoint } from './starting-point.types.ts';

/** A token that opens nothing, as one does whose time is over. */
const TOKEN_OF_NOBODY = 'over';

/** What a page of ours stores. */
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

/** What a file says of the browser's storage: what a page does not come to by itself, and no token. */
export function storageOfFile(start: StartingPoint): {
  readonly local: JsonObject;
  readonly session: JsonObject;
} {
  const { local, session } = start.storage;
  const withoutTokens = (area: JsonObject) => mapEntries(area, (text) => withoutToken(text, start));
  return {
    local: withoutTokens(
      areaOfFile(local, SESSION_KEYS.global, (state) => globalOfFile(state, start)),
    ),
    session: withoutTokens(areaOfFile(session, SESSION_KEYS.commonSession, commonSessionOfFile)),
  };
}

/** Where else a token lies, such as in what the app put aside, it is as good as none. */
function withoutToken(text: string, { backend }: StartingPoint): string {
  return Object.keys(backend.sessions).reduce(
    (without, token) => without.replaceAll(token, TOKEN_OF_NOBODY),
    text,
  );
}

/** @param write What is written of the state under a key; null where a page comes to it by itself. */
function areaOfFile(
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

function globalOfFile(state: JsonObject, start: StartingPoint): JsonObject | null {
  const { device } = start;
  const written = {
    ...state,
    ...loginOfFile(state, start),
    // The phone tells the same.
    browserId: state['browserId'] === device.id ? null : state['browserId'],
    // Read anew by each page that can.
    globalConfig: device.network === 'offline' ? state['globalConfig'] : null,
  };
  return isSame(written, rememberedGlobal(state, start)) ? null : written;
}

/** What the page of a story remembers by itself. */
function rememberedGlobal({ userInfo }: JsonObject, start: StartingPoint): JsonObject {
  const remembers = start.user !== null && !tellsLogin(start.device);
  return remembers ? { ...INITIAL_GLOBAL, token: TOKEN, userInfo } : INITIAL_GLOBAL;
}

function loginOfFile({ token }: JsonObject, { user, device, backend }: StartingPoint): JsonObject {
  if (token === '') return {};
  const owner = new Map(Object.entries(backend.sessions)).get(String(token))?.userId;
  if (owner === undefined || owner !== user) return { token: TOKEN_OF_NOBODY };
  return tellsLogin(device) ? { token: '', userInfo: null } : { token: TOKEN };
}

function commonSessionOfFile(state: JsonObject): JsonObject | null {
  const { loginDraft, pageDrafts } = state;
  const hasTyped = loginDraft !== null && !isUntouched(loginDraft);
  if (!hasTyped && isSame(pageDrafts, {})) return null;
  // Where the person had been does not matter to what they do.
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
