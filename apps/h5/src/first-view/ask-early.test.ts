import {
  createApiClient,
  createClaimGateway,
  createHttpExchange,
  createVoucherGateway,
} from '@cangkir/api';
import { BRAND, ROUTES, sha256Hex, withQuery } from '@cangkir/core';
import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly } from './ask-early.ts';

const NOW = Date.UTC(2026, 8, 4, 12, 34, 56);
const ORIGIN = 'https://shop.example';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('navigator', { userAgent: 'a browser' });
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response()));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** All that a server gets of a request. */
async function received([input, init]: Parameters<typeof fetch>) {
  const { method, url, headers, body } = new Request(input, init);
  return { method, url, headers: [...headers], body };
}

function clientOf(sourceId: string, token: string) {
  return createApiClient({
    exchange: createHttpExchange(ORIGIN, fetched),
    token: () => token,
    sourceId: () => sourceId,
    language: () => 'id',
    hash: sha256Hex,
    clock: createVirtualClock(NOW),
    random: createSeededRandom(1),
  });
}

async function sentByClient(sourceId: string, token: string) {
  await createClaimGateway(clientOf(sourceId, token)).find(sourceId);
  return received(fetched.mock.lastCall ?? ['']);
}

const campaign = (sourceId: string) => withQuery(ROUTES.getCoupons, { sourceId });

test.each(['', 'token-1'])(
  'sends the very bytes that the client would send, with the token %j',
  async (token) => {
    await askEarly(campaign('kopi-susu'), { token, language: 'id' });
    const early = await received(fetched.mock.lastCall ?? ['']);
    expect(early).toEqual(await sentByClient('kopi-susu', token));
  },
);

test('a route without a first request sends nothing', async () => {
  expect(await askEarly(ROUTES.login, { token: '', language: 'id' })).toEqual([]);
  expect(await askEarly('/nowhere', { token: '', language: 'id' })).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test('asks for a wallet only as a member', async () => {
  expect(await askEarly(ROUTES.vouchers, { token: '', language: 'id' })).toEqual([]);
  await askEarly(ROUTES.vouchers, { token: 'token-1', language: 'id' });
  const early = await received(fetched.mock.lastCall ?? ['']);

  await createVoucherGateway(clientOf('', 'token-1')).list();
  expect(early).toEqual(await received(fetched.mock.lastCall ?? ['']));
});

test.each(['', 'kopi susu', 'kopi+susu', 'ko/pi', 'é'])(
  'leaves the unusual name %j to the client',
  async (sourceId) => {
    expect(await askEarly(campaign(sourceId), { token: '', language: 'id' })).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('waits for the native app’s login', async () => {
  vi.stubGlobal('navigator', { userAgent: `${BRAND.appName}/3.3.0` });
  expect(await askEarly(campaign('kopi-susu'), { token: '', language: 'id' })).toEqual([]);
  expect(await askEarly(campaign('kopi-susu'), { token: 'token-1', language: 'id' })).toHaveLength(
    1,
  );
});

test('sends nothing on an insecure origin, which cannot sign', async () => {
  vi.stubGlobal('crypto', {});
  expect(await askEarly(campaign('kopi-susu'), { token: '', language: 'id' })).toEqual([]);
});
