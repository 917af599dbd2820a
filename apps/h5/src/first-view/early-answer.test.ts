import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EarlyAnswer, withEarlyAnswers } from './early-answer.ts';

const NOW = Date.UTC(2026, 8, 4, 12);
const CAMPAIGN = 'https://shop.example/portal/app/coupon/campaign';
const HEADERS = { 'accept-language': 'id', 'source-id': 'kopi' };

const EARLY = 'early';
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  fetched.mockImplementation(async () => new Response('fetched'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** A fetch of a page that has asked early. */
function openPage(early: Partial<EarlyAnswer> = {}) {
  const answer = {
    name: 'campaign' as const,
    asked: { activityCode: 'kopi' },
    url: `${CAMPAIGN}?activityCode=kopi&time=1&sign=a`,
    headers: HEADERS,
    askedAt: NOW,
    response: Promise.resolve(new Response(EARLY)),
    mayBeOfAnother: false,
    ...early,
  };
  vi.stubGlobal('window', { earlyAnswers: Promise.resolve([answer]) });
  const fetch = withEarlyAnswers(fetched);
  return async (url: string, headers = HEADERS) => (await fetch(url, { headers })).text();
}

test('gives the early answer to the same request, whose second has passed', async () => {
  const ask = openPage();
  vi.setSystemTime(NOW + 2000);
  expect(await ask(`${CAMPAIGN}?activityCode=kopi&time=3&sign=b`)).toBe(EARLY);
  expect(fetched).not.toHaveBeenCalled();
});

test('gives it once', async () => {
  const ask = openPage();
  await ask(`${CAMPAIGN}?activityCode=kopi&time=3&sign=b`);
  expect(await ask(`${CAMPAIGN}?activityCode=kopi&time=3&sign=b`)).toBe('fetched');
});

test('keeps it while other requests are sent', async () => {
  const ask = openPage();
  expect(await ask('https://shop.example/portal/app/config')).toBe('fetched');
  expect(await ask(`${CAMPAIGN}?activityCode=kopi&time=3&sign=b`)).toBe(EARLY);
});

test.each([
  ['other data', `${CAMPAIGN}?activityCode=teh&time=3&sign=b`, HEADERS],
  [
    'another person',
    `${CAMPAIGN}?activityCode=kopi&time=3&sign=b`,
    { ...HEADERS, token: 'token-1' },
  ],
  [
    'another language',
    `${CAMPAIGN}?activityCode=kopi&time=3&sign=b`,
    { ...HEADERS, 'accept-language': 'en' },
  ],
])('drops it if the request has %s', async (_, url, headers) => {
  const ask = openPage();
  expect(await ask(url, headers)).toBe('fetched');
  expect(await ask(`${CAMPAIGN}?activityCode=kopi&time=3&sign=b`)).toBe('fetched');
});

test('drops an answer that has waited for too long', async () => {
  const ask = openPage();
  vi.setSystemTime(NOW + 30_000);
  expect(await ask(`${CAMPAIGN}?activityCode=kopi&time=31&sign=b`)).toBe('fetched');
});

test('passes its failure on, so that the client tries again', async () => {
  const lost = new TypeError('Failed to fetch');
  const response = Promise.reject(lost);
  response.catch(() => {});
  const ask = openPage({ response });
  await expect(ask(`${CAMPAIGN}?activityCode=kopi&time=3&sign=b`)).rejects.toBe(lost);
  expect(await ask(`${CAMPAIGN}?activityCode=kopi&time=3&sign=b`)).toBe('fetched');
});

test('a page that has not asked early fetches', async () => {
  vi.stubGlobal('window', {});
  expect(await (await withEarlyAnswers(fetched)(CAMPAIGN)).text()).toBe('fetched');
});
