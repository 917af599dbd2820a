import { expect, test } from 'vitest';
import { markRequests } from './request-mark.ts';
import { BEGUN_HEADER, ROUND_TRIP_PATH } from './round-trip-path.ts';

/** A page whose requests are answered as given. */
function createPage(fetch: typeof globalThis.fetch) {
  const events = new EventTarget();
  const { subtle } = crypto;
  return {
    fetch,
    Request,
    performance,
    crypto: { subtle: { digest: subtle.digest.bind(subtle) } },
    addEventListener: events.addEventListener.bind(events),
    hide: () => events.dispatchEvent(new Event('pagehide')),
  };
}

test('a round trip tells what the page has begun to load', async () => {
  const requests = markRequests('first', () => '1');
  const headers = { [BEGUN_HEADER]: '["http://localhost/app/part.js"]' };
  requests.install(createPage(async () => new Response(null, { headers })));
  expect(requests.haveLoadsChanged()).toBe(false);
  await requests.roundTrip();
  expect(requests.isLoading()).toBe(true);
  expect(requests.haveLoadsChanged()).toBe(true);
});

test('a round trip ends with its page, which never hears of the answer', async () => {
  const requests = markRequests('first', () => '1');
  const asked: unknown[] = [];
  const page = createPage((address) => {
    asked.push(address);
    return new Promise(() => {});
  });
  requests.install(page);
  const trip = requests.roundTrip();
  page.hide();
  await trip;
  await requests.roundTrip();
  expect(asked).toEqual([ROUND_TRIP_PATH, ROUND_TRIP_PATH]);
});
