import { failureOfCode, RESPONSE_CODE } from '@cangkir/core';
import { createVirtualClock, settle } from '@cangkir/core/testing';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ENDPOINTS } from '../endpoints.generated.ts';
import { type Backend, createTestClient, envelope, hang, NOON } from '../testing/test-client.ts';
import { REQUEST_TIMEOUT_MS } from './send-request.ts';

const CONFIG = { mobileRegister: true };
const CLAIM = { activityCode: 'kopi', browserId: 'b1' };
const UNREACHABLE = { ok: false, failure: { kind: 'unreachable' } };
const MALFORMED = { ok: false, failure: { kind: 'malformed' } };
const LONG_ENOUGH = 5 * REQUEST_TIMEOUT_MS;

const refused = (code: number) => ({ ok: false, failure: failureOfCode(code) });

const lineIsDown: Backend = () => Promise.reject(new TypeError('Failed to fetch'));

/** Completes a GET, however long it takes. */
async function readConfig(backend: Backend) {
  const { client, clock, sent } = createTestClient(backend);
  const call = client.call(ENDPOINTS.config, {}, {});
  await clock.advance(LONG_ENOUGH);
  return { result: await call, sent };
}

/** Completes a POST. */
async function claim(backend: Backend) {
  const { client, clock, sent } = createTestClient(backend);
  const call = client.call(ENDPOINTS.claim, CLAIM, { idempotencyKey: 'k1' });
  await clock.advance(LONG_ENOUGH);
  return { result: await call, sent };
}

describe('what an answer means', () => {
  test('on success is the data, without fields unknown to the contract', async () => {
    const { result } = await readConfig(() => envelope(0, { ...CONFIG, newer: [1] }));
    expect(result).toEqual({ ok: true, value: { code: 0, data: CONFIG } });
  });

  test('with an outcome code has its data, too', async () => {
    const { result } = await claim(() => envelope(30007, { voucherId: 'v1' }));
    expect(result).toEqual({ ok: true, value: { code: 30007, data: { voucherId: 'v1' } } });
  });

  test.each([
    ['no data', null],
    ['data of another shape', { voucherId: 7 }],
  ])('an outcome code with %s is a refusal', async (_, data) => {
    const { result } = await claim(() => envelope(30007, data));
    expect(result).toEqual(refused(30007));
  });

  test.each([10001, 30007, 99999, -1])('any other code is a refusal: %i', async (code) => {
    const { result } = await readConfig(() => envelope(code, CONFIG));
    expect(result).toEqual(refused(code));
  });

  test('of a refusal needs no data', async () => {
    const { result } = await readConfig(() => Response.json({ code: 10001, msg: 'log in' }));
    expect(result).toEqual(refused(10001));
  });

  test('says when a refused request may be sent again', async () => {
    const data = { retryAt: NOON + 90_000, newer: 1 };
    const { result, sent } = await readConfig(() => envelope(10016, data, { status: 503 }));
    const failure = { ...failureOfCode(10016), retryAt: NOON + 90_000 };
    expect(result).toStrictEqual({ ok: false, failure });
    expect(sent).toHaveLength(1);
  });

  test.each([null, { retryAt: 'soon' }])(
    'of too many requests may lack the moment: %o',
    async (data) => {
      const { result } = await claim(() => envelope(10016, data));
      expect(result).toStrictEqual(refused(10016));
    },
  );

  test.each([400, 401, 404, 500, 503])('is an envelope even under HTTP %i', async (status) => {
    const { result } = await claim(() => envelope(10014, null, { status }));
    expect(result).toEqual(refused(10014));
  });

  test.each(['text/plain', 'application/octet-stream', ''])(
    'is an envelope even with the content type "%s"',
    async (contentType) => {
      const body = JSON.stringify({ code: 0, msg: '', data: CONFIG });
      const headers = { 'content-type': contentType };
      const { result } = await readConfig(() => new Response(body, { headers }));
      expect(result).toMatchObject({ ok: true });
    },
  );

  test.each([
    [
      'a captive portal',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['half a body', () => new Response('{"code":0,"msg":"","da')],
    ['no body', () => new Response(null, { status: 204 })],
    ['data of another shape', () => envelope(0, { mobileRegister: 'yes' })],
    ['no data', () => envelope(0)],
    ['a code in words', () => Response.json({ code: '0', msg: '', data: CONFIG })],
    ['a page that is not there', () => new Response('Not found', { status: 404 })],
    ['an image', () => new Response('GIF89a', { headers: { 'content-type': 'image/gif' } })],
  ])('is malformed if it is %s', async (_, answer) => {
    const { result, sent } = await readConfig(answer);
    expect(result).toEqual(MALFORMED);
    expect(sent).toHaveLength(1);
  });

  test('is as unknown after a proxy’s own error as after a lost connection', async () => {
    const { result } = await claim(() => new Response('Bad gateway', { status: 502 }));
    expect(result).toEqual(UNREACHABLE);
  });

  test('is never an exception, whatever the garbage', async () => {
    const body = fc.oneof(fc.string(), fc.json());
    const content = fc.constantFrom('application/json', 'text/html', 'image/png', '');
    const code = fc.oneof(fc.integer(), fc.anything());
    const envelopeLike = fc
      .record({ code, msg: fc.string(), data: fc.jsonValue() })
      .map((value) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? 0 : part)));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(body, envelopeLike),
        content,
        fc.integer({ min: 200, max: 599 }),
        fc.string().map((text) => text.replace(/[^\x20-\x7e]/g, '')),
        async (text, contentType, status, date) => {
          const answer = () => {
            const isEmpty = [204, 205, 304].includes(status);
            const headers = { 'content-type': contentType, date };
            return new Response(isEmpty ? null : text, { status, headers });
          };
          const { result } = await readConfig(answer);
          const isKnown = result.ok || 'code' in result.failure;
          expect(isKnown || ['unreachable', 'malformed'].includes(result.failure.kind)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the time limit', () => {
  test('aborts a POST without an answer for ten seconds', async () => {
    const { client, clock } = createTestClient(hang);
    const settled = vi.fn();
    void client.call(ENDPOINTS.claim, CLAIM, { idempotencyKey: 'k1' }).then(settled);
    await clock.advance(REQUEST_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(UNREACHABLE);
  });

  test('aborts a POST whose body never follows its headers', async () => {
    const { result } = await claim(() => new Response(new ReadableStream()));
    expect(result).toEqual(UNREACHABLE);
  });

  test('aborts a POST whose fetch ignores the abort signal', async () => {
    const { result } = await claim(() => new Promise(() => {}));
    expect(result).toEqual(UNREACHABLE);
  });

  test('leaves the date of every answer to the clock, if valid', async () => {
    const onServerDate = vi.fn();
    const dates = ['Fri, 04 Sep 2026 12:00:07 GMT', 'soon'];
    const { client } = createTestClient(
      (_, nth) => envelope(10001, null, { headers: { date: dates[nth] ?? '' } }),
      { onServerDate },
    );
    await client.call(ENDPOINTS.config, {}, {});
    await client.call(ENDPOINTS.config, {}, {});
    expect(onServerDate.mock.calls).toEqual([[NOON + 7000]]);
  });
});

describe('a retry', () => {
  test.each<[string, Backend]>([
    ['the line is down', lineIsDown],
    ['nothing comes back', hang],
    ['the backend is broken', () => new Response('', { status: 500 })],
    ['the backend is broken and says so', () => envelope(99, null, { status: 503 })],
    ['the backend is busy', () => envelope(RESPONSE_CODE.serverBusy)],
  ])('repeats a GET when %s', async (_, trouble) => {
    const { result, sent } = await readConfig((request, nth) =>
      nth < 2 ? trouble(request, nth) : envelope(0, CONFIG),
    );
    expect(result).toMatchObject({ ok: true });
    expect(sent).toHaveLength(3);
  });

  test('sends a GET three times at most', async () => {
    const { result, sent } = await readConfig(() => envelope(RESPONSE_CODE.serverBusy));
    expect(result).toEqual(refused(RESPONSE_CODE.serverBusy));
    expect(sent).toHaveLength(3);
    expect((await readConfig(lineIsDown)).result).toEqual(UNREACHABLE);
  });

  test.each<[string, Backend]>([
    ['the line is down', lineIsDown],
    ['nothing comes back', hang],
    ['the backend is broken', () => new Response('', { status: 500 })],
    ['the backend is busy', () => envelope(RESPONSE_CODE.serverBusy)],
  ])('never repeats a POST, even when %s', async (_, trouble) => {
    const { result, sent } = await claim(trouble);
    expect(result.ok).toBe(false);
    expect(sent).toHaveLength(1);
  });

  test('waits a random time, up to twice the previous limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 0.999, noNaN: true }), async (chance) => {
        const times: number[] = [];
        const clock = createVirtualClock(NOON);
        const { client } = createTestClient(
          () => {
            times.push(clock.now());
            throw new TypeError('Failed to fetch');
          },
          { clock, random: { next: () => chance, uuid: () => 'unused' } },
        );
        void client.call(ENDPOINTS.config, {}, {});
        await clock.advance(LONG_ENOUGH);
        const [first = 0, second = 0, third = 0] = times;
        expect(second - first).toBe(Math.trunc(chance * 500));
        expect(third - second).toBe(Math.trunc(chance * 1000));
      }),
      { numRuns: 20 },
    );
  });

  test('is signed for its own time', async () => {
    const { sent } = await readConfig(hang);
    const times = sent.map(({ url }) => Number(new URL(url).searchParams.get('time')));
    expect(times[0]).toBe(0);
    expect(times[1]).toBeGreaterThanOrEqual(10);
    expect(times[2]).toBeGreaterThanOrEqual(20);
  });
});

describe('a wrong phone clock', () => {
  const SERVER_NOW = NOON + 20 * 60_000;
  const tooOld = () =>
    envelope(RESPONSE_CODE.signatureOld, null, {
      headers: { date: new Date(SERVER_NOW).toUTCString() },
    });

  function createSkewedClient(backend: Backend) {
    const virtual = createVirtualClock(NOON);
    let correction = 0;
    const clock = { ...virtual, now: () => virtual.now() + correction };
    return createTestClient(backend, {
      clock,
      onServerDate: (ms) => {
        correction = ms - virtual.now();
      },
    });
  }

  test('adopts the server’s time, and retries once with the same key', async () => {
    const { client, sent } = createSkewedClient((_, nth) =>
      nth === 0 ? tooOld() : envelope(0, {}),
    );
    const result = await client.call(ENDPOINTS.claim, CLAIM, { idempotencyKey: 'k1' });
    expect(result).toEqual({ ok: true, value: { code: 0, data: {} } });
    const bodies = await Promise.all(sent.map((request) => request.json()));
    expect(bodies.map(({ time }) => time)).toEqual([0, 20 * 60]);
    expect(bodies[0].sign).not.toBe(bodies[1].sign);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k1', 'k1']);
  });

  test('is corrected only once', async () => {
    const { client, sent } = createSkewedClient(tooOld);
    expect(await client.call(ENDPOINTS.claim, CLAIM, { idempotencyKey: 'k1' })).toEqual(
      refused(RESPONSE_CODE.signatureOld),
    );
    expect(sent).toHaveLength(2);
  });

  test('is not corrected if the server sends no time', async () => {
    const { result, sent } = await readConfig(() => envelope(RESPONSE_CODE.signatureOld));
    expect(result).toEqual(refused(RESPONSE_CODE.signatureOld));
    expect(sent).toHaveLength(1);
  });
});

describe('a user who leaves', () => {
  test('aborts the call at once, without a retry', async () => {
    const { client, sent } = createTestClient(hang);
    const leaving = new AbortController();
    const call = client.call(ENDPOINTS.config, {}, { signal: leaving.signal });
    await settle();
    leaving.abort();
    expect(await call).toEqual(UNREACHABLE);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test('ends the pause before a retry at once', async () => {
    const { client, sent } = createTestClient(lineIsDown);
    const leaving = new AbortController();
    const call = client.call(ENDPOINTS.config, {}, { signal: leaving.signal });
    await settle();
    leaving.abort();
    expect(await call).toEqual(UNREACHABLE);
    expect(sent).toHaveLength(1);
  });

  test('sends nothing afterwards', async () => {
    const { client, sent } = createTestClient(() => envelope(0, CONFIG));
    expect(await client.call(ENDPOINTS.config, {}, { signal: AbortSignal.abort() })).toEqual(
      UNREACHABLE,
    );
    expect(sent).toEqual([]);
  });
});
