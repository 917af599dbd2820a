import {
  createApiClient,
  createClaimGateway,
  createHttpExchange,
  createVoucherGateway,
} from '@cangkir/api';
import { BRAND, ROUTES, sha256Hex, withQuery } from '@cangkir/core';
import { createSeededRandom, createVirtualClock, SCREEN_LINKS } from '@cangkir/core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyRequests } from '../../build/first-view/early-requests.ts';
import { askEarly } from './ask-early.ts';

const REQUESTS = earlyRequests();

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

async function sentByClient(activityCode: string, sourceId: string, token: string) {
  await createClaimGateway(clientOf(sourceId, token)).find(activityCode);
  return received(fetched.mock.lastCall ?? ['']);
}

const campaign = (activityCode: string) => withQuery(ROUTES.getCoupons, { activityCode });

const VISITOR = { token: '', language: 'id', sourceId: '', mobileRegister: false } as const;
const MEMBER = { ...VISITOR, token: 'token-1' };

test.each(['', 'token-1'])(
  'sends the very bytes that the client would send, with the token %j',
  async (token) => {
    await askEarly(
      REQUESTS,
      campaign('kopi-susu'),
      { ...VISITOR, sourceId: 'chat', token },
      ORIGIN,
    );
    const early = await received(fetched.mock.lastCall ?? ['']);
    expect(early).toEqual(await sentByClient('kopi-susu', 'chat', token));
  },
);

test.each([
  ['an old link, with a source alone', { sourceId: 'kopi' }, ['kopi']],
  ['a link with both', { activityCode: 'kopi', sourceId: 'chat' }, ['kopi']],
  ['a link with neither', {}, []],
])('of %s asks once for its campaign', async (_, query, codes) => {
  const answers = await askEarly(REQUESTS, withQuery(ROUTES.getCoupons, query), VISITOR, ORIGIN);
  expect(answers.map(({ asked }) => asked['activityCode'])).toEqual(codes);
});

test.each([
  ['friend-1', 'bargainInvitation'],
  ['%3Cb%3E', 'bargain'],
])('a friend’s link with the code %s asks for the page that it leads to', async (code, name) => {
  const link = `${ROUTES.bargain}?activityCode=nego&assistanceCode=${code}`;
  const answers = await askEarly(REQUESTS, link, VISITOR, ORIGIN);
  expect(answers.map((answer) => answer.name)).toEqual([name]);
});

test('a route without a first request sends nothing', async () => {
  expect(await askEarly(REQUESTS, ROUTES.login, VISITOR, ORIGIN)).toEqual([]);
  expect(await askEarly(REQUESTS, '/nowhere', VISITOR, ORIGIN)).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test.each(
  SCREEN_LINKS.filter(({ name }) => REQUESTS[name]?.some(({ unless }) => unless === undefined)),
)('asks early at $route, whose link has what its requests need', async ({ route }) => {
  expect(
    await askEarly(REQUESTS, route, MEMBER, ORIGIN),
    'its line in a *.links.json of simulator/src/backend has the parameters of `first` in apps/h5/src/screens.ts',
  ).not.toEqual([]);
});

test.each([
  [ROUTES.bargain, { activityCode: 'nego' }, ['bargain']],
  [ROUTES.bargain, { activityCode: 'nego', assistanceCode: 'bantu' }, ['bargainInvitation']],
  ['/mine/packs/hemat', {}, ['pack']],
  ['/mine/packs/hemat', { orderNumber: 'order-1' }, ['packOrder']],
  [ROUTES.fission, {}, ['referral']],
  [ROUTES.fission, { inviteCode: 'KOPI' }, []],
])('at %s with %j asks for %j: the link says which page it is', async (path, query, names) => {
  const answers = await askEarly(REQUESTS, withQuery(path, query), MEMBER, ORIGIN);
  expect(answers.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['2024', '2024'],
  ['', '2025'],
])('of the year %j in a link asks for the review of %s', async (year, asked) => {
  const route = withQuery(ROUTES.annualSummary, { year });
  const answers = await askEarly(REQUESTS, route, MEMBER, ORIGIN);
  expect(answers).toMatchObject([{ asked: { year: asked } }]);
});

test('asks for a wallet only as a member', async () => {
  expect(await askEarly(REQUESTS, ROUTES.vouchers, VISITOR, ORIGIN)).toEqual([]);
  await askEarly(REQUESTS, ROUTES.vouchers, MEMBER, ORIGIN);
  const early = await received(fetched.mock.lastCall ?? ['']);

  await createVoucherGateway(clientOf('', 'token-1')).list();
  expect(early).toEqual(await received(fetched.mock.lastCall ?? ['']));
});

test.each(['', 'kopi susu', 'kopi+susu', 'ko/pi', 'é'])(
  'leaves the unusual name %j to the client',
  async (activityCode) => {
    expect(await askEarly(REQUESTS, campaign(activityCode), VISITOR, ORIGIN)).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('waits for the native app’s login', async () => {
  vi.stubGlobal('navigator', { userAgent: `${BRAND.appName}/3.3.0` });
  expect(await askEarly(REQUESTS, campaign('kopi-susu'), VISITOR, ORIGIN)).toEqual([]);
  expect(await askEarly(REQUESTS, campaign('kopi-susu'), MEMBER, ORIGIN)).toHaveLength(1);
});

test('knows that another may be logged in to the native app than who owns a wallet', async () => {
  const ownersIn = async (userAgent: string, route: string) => {
    vi.stubGlobal('navigator', { userAgent });
    const answers = await askEarly(REQUESTS, route, MEMBER, ORIGIN);
    return answers.map(({ mayBeOfAnother }) => mayBeOfAnother);
  };
  const app = `${BRAND.appName}/3.3.0`;
  expect(await ownersIn('a browser', ROUTES.vouchers)).toEqual([false]);
  expect(await ownersIn(app, ROUTES.vouchers)).toEqual([true]);
  expect(await ownersIn(app, campaign('kopi-susu'))).toEqual([false]);
});

test('sends nothing on an insecure origin, which cannot sign', async () => {
  vi.stubGlobal('crypto', {});
  expect(await askEarly(REQUESTS, campaign('kopi-susu'), VISITOR, ORIGIN)).toEqual([]);
});
