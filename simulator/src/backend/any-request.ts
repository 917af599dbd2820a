import { ENDPOINTS, HEADERS } from '@cangkir/api';
import { sha256Hex, sign, signingTime } from '@cangkir/core';
import fc from 'fast-check';
import type { BackendRequest } from './backend.types.ts';

/** Any, a lone surrogate included. The unit `binary` of fast-check takes a second to start. */
const unit = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point));

/** Words that rules look for, and words that look like them. */
const word = fc.oneof(
  fc.constantFrom('kopi-susu', 'member', '+6281200000202', '0', '__proto__', 'constructor', ''),
  fc.string({ unit, maxLength: 80 }),
);

const value = fc.oneof(word, fc.jsonValue({ maxDepth: 6 }), fc.double(), fc.integer());

const nest = fc
  .tuple(fc.constantFrom('[', '{"a":', '[{"a":'), fc.integer({ min: 1, max: 60_000 }))
  .map(([open, depth]) => open.repeat(depth));

const endpoint = fc.constantFrom(...Object.values(ENDPOINTS));

type Endpoint = (typeof ENDPOINTS)[keyof typeof ENDPOINTS];

/**
 * Any request: what the app sends, what it never would, and everything between.
 *
 * @param tokens Tokens of people who are logged in.
 * @param now The backend's time: milliseconds since the epoch.
 */
export function anyRequest(tokens: readonly string[], now: number): fc.Arbitrary<BackendRequest> {
  const token = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...tokens) }, word);
  return fc.tuple(endpoint, token).chain(([chosen, sentToken]) =>
    fc.record({
      method: fc.oneof({ weight: 9, arbitrary: fc.constant(chosen.method) }, fc.string()),
      path: fc.oneof({ weight: 9, arbitrary: fc.constant(chosen.path) }, fc.webPath(), fc.string()),
      query: maybeSigned(dataOf(chosen, word), sentToken, now).map(textsOf),
      headers: fc.record(
        {
          [HEADERS.token]: fc.constant(sentToken),
          [HEADERS.language]: word,
          [HEADERS.idempotencyKey]: word,
          anything: word,
        },
        { requiredKeys: [HEADERS.token] },
      ),
      body: fc.oneof(
        {
          weight: 6,
          arbitrary: maybeSigned(dataOf(chosen, value), sentToken, now).map((data) =>
            JSON.stringify(data),
          ),
        },
        fc.json(),
        fc.string({ unit, maxLength: 300 }),
        nest,
      ),
    }),
  );
}

/** Fields of the contract with any values, or any fields. */
function dataOf<Value>({ input }: Endpoint, values: fc.Arbitrary<Value>) {
  const names = Object.keys(input.entries);
  const fields = Object.fromEntries(names.map((name) => [name, values]));
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    fc.dictionary(word, values, { maxKeys: 8 }),
  );
}

function maybeSigned(
  anyData: fc.Arbitrary<Record<string, unknown>>,
  token: string,
  now: number,
): fc.Arbitrary<Record<string, unknown>> {
  const time = signingTime(now);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: anyData.map(({ time: _time, sign: _sign, ...data }) => ({
        ...data,
        time,
        sign: sign(data, time, token, sha256Hex),
      })),
    },
    anyData,
  );
}

function textsOf(data: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([key, entry]) => [key, String(entry)]));
}
