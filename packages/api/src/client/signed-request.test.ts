import { SIGNING_SECRET, sha256Hex } from '@cangkir/core';
import { createVirtualClock } from '@cangkir/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../endpoints.generated.ts';
import { createTestClient, envelope, NOON } from '../testing/test-client.ts';
import { type RequestContext, signedRequest } from './signed-request.ts';

/** The sign as a backend computes it from what it receives, with the platform's hash and none of our code. */
async function expectedSign(received: Record<string, unknown>, token: string): Promise<string> {
  const values = Object.entries(received)
    .filter(([name]) => name !== 'sign')
    .map(([, value]) => String(value))
    .sort();
  const text = values.join('') + SIGNING_SECRET + token;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type SignedEndpoint = Parameters<typeof signedRequest>[0];
type Data = Parameters<typeof signedRequest>[1];

const CONTEXT: RequestContext = {
  token: 'token-1',
  sourceId: 'kopi',
  language: 'id',
  now: NOON + 61_000,
  idempotencyKey: null,
};

const signed = (endpoint: SignedEndpoint, data: Data, context: RequestContext) =>
  signedRequest(endpoint, data, context, sha256Hex);

const GET = { method: 'GET', path: '/x', isSigned: true } as const;
const POST = { ...GET, method: 'POST' } as const;

/** The unit `binary` of fast-check takes a second to start. */
const unit = fc
  .nat(0x10ffff)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));
const text = fc.string({ unit, minLength: 1, maxLength: 64 });
const token = fc.stringMatching(/^[\x21-\x7e]{0,40}$/);

describe('an independent backend agrees with the sign', () => {
  test('of a received query', async () => {
    await fc.assert(
      fc.asyncProperty(text, token, fc.nat(3_600_000), async (activityCode, someToken, ms) => {
        const clock = createVirtualClock(NOON + ms);
        const { client, sent } = createTestClient(() => envelope(10001), {
          clock,
          token: () => someToken,
        });
        await client.call(ENDPOINTS.campaign, { activityCode }, {});
        const query = Object.fromEntries(new URL(sent[0]?.url ?? '').searchParams);
        expect(query['activityCode']).toBe(activityCode);
        expect(query['sign']).toBe(await expectedSign(query, someToken));
      }),
    );
  });

  test('of a received body', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, token, async (activityCode, browserId, someToken) => {
        const { client, sent } = createTestClient(() => envelope(10001), {
          token: () => someToken,
        });
        await client.call(ENDPOINTS.claim, { activityCode, browserId }, { idempotencyKey: 'k1' });
        const body: Record<string, unknown> = await sent[0]?.json();
        expect(body).toMatchObject({ activityCode, browserId, time: 0 });
        expect(body['sign']).toBe(await expectedSign(body, someToken));
      }),
    );
  });
});

test('a query carries each value as the signed text', async () => {
  const { query } = await signed(
    GET,
    {
      flag: true,
      none: null,
      missing: undefined,
      broken: Number.NaN,
      page: 2,
      filter: { b: 1, a: ['x'] },
    },
    CONTEXT,
  );
  expect(query).toEqual({
    flag: 'true',
    page: '2',
    filter: '{"a":["x"],"b":1}',
    time: '61',
    sign: await expectedSign(
      { flag: true, page: 2, filter: '{"a":["x"],"b":1}', time: 61 },
      'token-1',
    ),
  });
});

test('a body keeps its values, plus the time and the sign', async () => {
  const { body, query } = await signed(POST, { page: 2 }, CONTEXT);
  expect(query).toBeUndefined();
  expect(body).toEqual({
    page: 2,
    time: 61,
    sign: await expectedSign({ page: 2, time: 61 }, 'token-1'),
  });
});

test('two changes of bargains alone stay unsigned', async () => {
  const unsigned = Object.values(ENDPOINTS).filter(({ isSigned }) => !isSigned);
  expect(unsigned).toEqual([ENDPOINTS.sponsorBargain, ENDPOINTS.assistBargain]);
  for (const endpoint of unsigned) {
    const { body } = await signed(endpoint, { page: 2 }, CONTEXT);
    expect(body).toEqual({ page: 2 });
  }
});

test('identifies the client in its headers', async () => {
  const { headers } = await signed(
    POST,
    {},
    {
      ...CONTEXT,
      idempotencyKey: 'k1',
    },
  );
  expect(headers).toEqual({
    token: 'token-1',
    'source-id': 'kopi',
    'accept-language': 'id',
    'idempotency-key': 'k1',
  });
});

test('omits empty headers', async () => {
  const { headers } = await signed(
    GET,
    {},
    {
      ...CONTEXT,
      token: '',
      sourceId: '',
    },
  );
  expect(headers).toEqual({ 'accept-language': 'id' });
});

test('omits header values with invalid characters, and signs without them', async () => {
  const { body, headers } = await signed(
    POST,
    {},
    {
      ...CONTEXT,
      token: 'broken\ntoken',
      sourceId: 'kopi☕',
    },
  );
  expect(headers).toEqual({ 'accept-language': 'id' });
  expect(body?.['sign']).toBe(await expectedSign({ time: 61 }, ''));
});
