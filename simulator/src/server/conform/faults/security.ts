import { ENDPOINTS, HEADERS, IDEMPOTENCY_KEY } from '@cangkir/api';
import { canonicalJson, keysOf, sha256Hex } from '@cangkir/core';
import * as v from 'valibot';
import {
  answers,
  comparesSignatureWith,
  forgets,
  freshKey,
  header,
  ignoresSignature,
  inputOf,
  instead,
  type Plug,
  racesKeys,
  replies,
  sharesKeys,
  takesKey,
  takesToken,
  tokenOf,
} from '../plugs.ts';

/** What everybody may send: signatures, tokens and keys that are not checked, and pages on other origins. */
export const SECURITY_FAULTS: Readonly<Record<string, Plug>> = {
  'no signature is checked': ignoresSignature(null, 'missing', 'forged', 'old'),
  'a payment’s signature is not checked': ignoresSignature('payByStoredValue', 'forged'),
  'a signature may be missing': ignoresSignature(null, 'missing'),
  'a signature never gets old': ignoresSignature(null, 'old'),
  'a signature is for any token': comparesSignatureWith((request, backend) =>
    Object.keys(backend.peek().sessions).map((token) => ({
      ...request,
      headers: { ...request.headers, [HEADERS.token]: token },
    })),
  ),
  'a signature is of the named fields alone': comparesSignatureWith((request) => [
    withoutOthers(request),
  ]),
  'a cut needs a signature': replies(
    'assistBargain',
    ({ body }) => !body.includes('"sign"'),
    10011,
  ),

  'a wallet needs no token': takesToken('vouchers', (token, backend) =>
    token === '' ? tokenOf(backend, 'member') : null,
  ),
  'an unknown token is a visitor’s': takesToken(null, (token, backend) =>
    token in backend.peek().sessions ? null : '',
  ),
  'an old token is refused at the login': replies(
    ['sendCode', 'logIn', 'config'],
    ({ headers }) => headers[HEADERS.token] !== undefined,
    10001,
  ),
  'a token survives its logout': forgets('logOut', (state, before) => {
    state.sessions = before.sessions;
  }),
  'a logout everywhere ends no login': forgets('logOutEverywhere', (state, before) => {
    state.sessions = before.sessions;
  }),
  'another person’s voucher is readable': instead('voucher', 10015, asAnybody),
  'another person’s payment is readable': instead('payment', 10015, asAnybody),
  'another person’s order of packs is readable': instead('packOrder', 10015, asAnybody),
  'another person’s prize is readable': instead('prizeForm', 10015, asAnybody),
  'another person’s order can be cancelled': instead('cancelOrder', 10015, asAnybody),
  'another person’s order can be paid': instead('payByStoredValue', 10015, asAnybody),

  'keys of claims are forgotten': takesKey('claim', freshKey),
  'keys of exchanges are forgotten': takesKey('exchangeGift', freshKey),
  'keys of orders are forgotten': takesKey('buyPack', freshKey),
  'keys of gift cards are forgotten': takesKey('redeemGiftCard', freshKey),
  'keys of SMS are forgotten': takesKey('sendCode', freshKey),
  'a key is everybody’s': sharesKeys(),
  'two exchanges at once under one key are two': racesKeys('exchangeGift'),
  'two orders at once under one key are two': racesKeys('buyPack'),
  'a key holds for each input': takesKey(null, (key, request) =>
    v.is(IDEMPOTENCY_KEY, key) ? sha256Hex(key + canonicalJson(inputOf(request))) : key,
  ),
  'no key is needed': takesKey(null, (key) => key || freshKey()),
  'a key may be long': takesKey(null, (key) => key.slice(0, 64)),

  'no preflight is answered': async (request, next) =>
    request.method === 'OPTIONS'
      ? { kind: 'answered', response: { status: 404, headers: {}, body: '' } }
      : next(request),
  'a page may not send keys': onPreflight('access-control-allow-headers', 'token, content-type'),
  'another page may read the answers': header(
    'access-control-allow-origin',
    'https://elsewhere.example',
  ),
  'a page cannot read the date': header('access-control-expose-headers', null),
};

/** Asks once more as each person until one gets an answer. */
async function asAnybody(...[request, next, backend]: Parameters<Plug>): ReturnType<Plug> {
  return takesToken(null, (_, { peek }) => {
    const [orderOrId = ''] = Object.values(inputOf(request)).map(String);
    const { payments, vouchers, draws } = peek();
    const owner =
      payments[orderOrId]?.ownerId ??
      vouchers[orderOrId]?.ownerId ??
      draws.made.find(({ id }) => id === orderOrId)?.userId ??
      '';
    return tokenOf(backend, owner);
  })(request, next, backend);
}

function onPreflight(name: string, value: string): Plug {
  return answers(null, (response) =>
    name in response.headers
      ? { ...response, headers: { ...response.headers, [name]: value } }
      : response,
  );
}

function withoutOthers(request: Parameters<Plug>[0]): Parameters<Plug>[0] {
  const name = keysOf(ENDPOINTS).find((each) => ENDPOINTS[each].path === request.path);
  const fields =
    name === undefined ? [] : [...Object.keys(ENDPOINTS[name].input.entries), 'time', 'sign'];
  const kept = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
  return request.method === 'GET'
    ? { ...request, query: kept(request.query) }
    : { ...request, body: JSON.stringify(kept(JSON.parse(request.body || '{}'))) };
}
