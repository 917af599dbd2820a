import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { expect, test } from 'vitest';
import { BEGUN_HEADER, ROUND_TRIP_PATH } from './round-trip-path.ts';

const SCRIPT = readFileSync(new URL('../../public/service-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'http://localhost:5173';
const APP = ORIGIN + APP_PATH;
const PART = `${APP}assets/claim.js`;

interface Fetched {
  readonly clientId: string;
  readonly request: { readonly url: string };
  respondWith(response: Response): void;
  stopImmediatePropagation(): void;
}

/** The worker at an address, with a listener of msw that takes what reaches it. */
function startWorker(address = `${ORIGIN}/service-worker.js`) {
  const listeners: ((event: Fetched) => void)[] = [];
  const scripts: string[] = [];
  const addEventListener = (_: 'fetch', listener: (event: Fetched) => void) =>
    listeners.push(listener);
  runInNewContext(SCRIPT, {
    URL,
    Response,
    location: new URL(address),
    addEventListener,
    importScripts(script: string) {
      scripts.push(script);
      addEventListener('fetch', ({ respondWith }) => respondWith(new Response('msw')));
    },
  });

  /** The worker's answer; null where the browser itself makes the request. */
  function fetchFrom(clientId: string, url: string): Response | null {
    let answer: Response | null = null;
    let isStopped = false;
    for (const listener of listeners) {
      if (isStopped) break;
      listener({
        clientId,
        request: { url },
        respondWith: (response) => {
          answer = response;
        },
        stopImmediatePropagation: () => {
          isStopped = true;
        },
      });
    }
    return answer;
  }
  const roundTrip = (clientId: string): unknown =>
    JSON.parse(fetchFrom(clientId, ORIGIN + ROUND_TRIP_PATH)?.headers.get(BEGUN_HEADER) ?? '');

  return { fetchFrom, roundTrip, scripts };
}

test('leaves the app’s files to the browser, and all else to msw', async () => {
  const { fetchFrom, scripts } = startWorker();
  expect(fetchFrom('first', PART)).toBeNull();
  expect(fetchFrom('', APP)).toBeNull();
  expect(await fetchFrom('first', `${ORIGIN}/portal/app/config`)?.text()).toBe('msw');
  expect(scripts).toEqual(['mockServiceWorker.js']);
});

test('knows the app’s files in a subfolder', async () => {
  const folder = `${ORIGIN}/previews/7`;
  const { fetchFrom } = startWorker(`${folder}/service-worker.js`);
  expect(fetchFrom('first', `${folder}${APP_PATH}assets/claim.js`)).toBeNull();
  expect(await fetchFrom('first', PART)?.text()).toBe('msw');
});

test('answers a round trip with what its page has begun to load since the last one', () => {
  const { fetchFrom, roundTrip } = startWorker();
  fetchFrom('first', APP);
  fetchFrom('first', PART);
  fetchFrom('first', `${PART}?t=1`);
  fetchFrom('second', `${PART}?t=2`);
  expect(roundTrip('first')).toEqual([PART, `${PART}?t=1`]);
  expect(roundTrip('first')).toEqual([]);
  expect(roundTrip('second')).toEqual([`${PART}?t=2`]);
});
