import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ENDPOINTS } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import { SERVED_HEADERS } from '@cangkir/tooling/served-headers';
import { expect, test, vi } from 'vitest';
import { MAX_BODY } from '../../backend/body-limits.ts';
import type { NetworkFault } from '../../backend/network-faults.ts';
import { SaveError } from './commit.ts';
import { nodeRandom } from './node-ports.ts';
import { createPeople, RUSH_CAMPAIGN } from './people.ts';
import type { Api } from './serve-api.ts';
import { openGateways, startServer as startServerFor } from './testing.ts';

const PEOPLE = createPeople(1);
const [{ token = '' } = {}] = PEOPLE;
const CONFIG = ENDPOINTS.config.path;

function startServer(options?: Partial<Api>) {
  return startServerFor(PEOPLE, options);
}

/** Claims as the app does. */
function claim(origin: string) {
  const wish = { activityCode: RUSH_CAMPAIGN, browserId: 'device' };
  return openGateways(origin, token).campaigns.claim(wish, { idempotencyKey: 'key' });
}

test('answers the app’s own client, and logs one line per request', async () => {
  const { origin, lines } = await startServer();
  const gateways = openGateways(origin, token);
  expect(await gateways.config.find()).toEqual({ ok: true, value: { mobileRegister: true } });
  expect(await claim(origin)).toMatchObject({ ok: true, value: { code: 0 } });
  expect(await gateways.vouchers.list()).toMatchObject({ ok: true, value: [{ usedAt: null }] });
  expect(lines).toEqual([
    'GET /portal/app/config 200 code 0 N ms',
    'POST /portal/app/coupon/claim 200 code 0 N ms',
    'GET /portal/app/coupon/vouchers 200 code 0 N ms',
  ]);
});

test.each([
  ['127.0.0.1:8787', 200],
  ['localhost', 200],
  ['evil.example', 421],
  ['evil.example:8787', 421],
  ['192.168.1.20', 421],
])('answers a request to the host %s with status %i', async (host, status) => {
  const { port } = await startServer();
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  socket.write(`GET ${CONFIG} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(answer).toContain(`HTTP/1.1 ${status} `);
});

test('logs no content of a request', async () => {
  const { origin, lines } = await startServer();
  const phone = '+6281200000777';
  await openGateways(origin).login.sendCode(phone, { idempotencyKey: 'key' });
  await fetch(`${origin}/portal/app/${phone}?token=${token}`);
  expect(lines).toEqual([
    'POST /portal/app/login/code 200 code 0 N ms',
    `GET /portal/app/… (no endpoint) 200 code ${RESPONSE_CODE.notFound} N ms`,
  ]);
});

test('counts SMS by the address that the connection comes from', async () => {
  const { origin, backend } = await startServer();
  await openGateways(origin).login.sendCode('+6281200000777', { idempotencyKey: 'key' });
  expect(Object.keys(backend.peek().rateLimits)).toContain('smsFromAddress 127.0.0.1');
});

test('logs and counts behind a proxy the client that the proxy names', async () => {
  const { origin, backend, lines } = await startServer({ isBehindProxy: true });
  const fetchAsProxy: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-for', '192.0.2.1, 2001:db8:1:2::9');
    return fetch(request);
  };
  const { login } = openGateways(origin, '', fetchAsProxy);
  await login.sendCode('+6281200000777', { idempotencyKey: 'key' });
  expect(Object.keys(backend.peek().rateLimits)).toContain('smsFromAddress 2001:db8:1:2');
  expect(lines).toEqual(['2001:db8:1:2::9 POST /portal/app/login/code 200 code 0 N ms']);
});

test('logs files, and answers without one, but no address that may hold something private', async () => {
  const { origin, port, lines } = await startServer();
  const phone = '+6281200000777';
  await fetch(`${origin}/?sourceId=${phone}`, { redirect: 'manual' });
  await fetch(`${origin}/app/?sourceId=${phone}`);
  await fetch(`${origin}/app/assets/a1b2.js`);
  await fetch(`${origin}/app/${phone}.js`);
  await fetch(`${origin}/${phone}`);
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /app/ HTTP/1.1\r\nhost: ${phone}.example\r\nconnection: close\r\n\r\n`);
  await text(socket);
  await expect.poll(() => lines).toHaveLength(6);
  expect(lines).toEqual([
    'GET / 302 N ms',
    'GET /app/index.html 200 N ms',
    'GET /app/assets/a1b2.js 200 N ms',
    'GET /app/… 404 N ms',
    'GET … 404 N ms',
    'GET … 421 N ms',
  ]);
});

test('tells a client the ID of its request', async () => {
  const { origin } = await startServer();
  const { headers } = await fetch(origin + CONFIG);
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}$/);
});

test.each([
  ['PUT', CONFIG],
  ['DELETE', '/portal/app/coupon/claim'],
  ['POST', CONFIG],
  ['GET', '/portal/app/nothing'],
])('answers %s %s as an unknown endpoint', async (method, address) => {
  const { origin } = await startServer();
  const response = await fetch(origin + address, { method });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ code: RESPONSE_CODE.notFound });
});

test('refuses an overlong body by HTTP status and by envelope', async () => {
  const { origin, backend } = await startServer();
  const handle = vi.spyOn(backend, 'handle');
  const address = origin + ENDPOINTS.claim.path;
  const response = await fetch(address, { method: 'POST', body: '{'.repeat(MAX_BODY + 1) });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: RESPONSE_CODE.bodyInvalid });
  expect(handle).not.toHaveBeenCalled();

  const longest = await fetch(address, { method: 'POST', body: '{'.repeat(MAX_BODY) });
  expect(longest.status).toBe(200);
  expect(handle.mock.calls[0]?.[0].body).toHaveLength(MAX_BODY);
});

test('ignores an incomplete body', async () => {
  const { origin, port, backend, lines, onBreakdown, server } = await startServer();
  const handle = vi.spyOn(backend, 'handle');
  const arrived = nextRequest(server);
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${ENDPOINTS.claim.path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{`,
  );
  const request = await arrived;
  const broken = new Promise((resolve) => request.once('close', resolve));
  socket.destroy();
  await broken;
  await fetch(`${origin}/portal/app/config`);
  expect(handle).toHaveBeenCalledTimes(1);
  expect(lines).toEqual([
    'POST /portal/app/coupon/claim aborted N ms',
    `GET /portal/app/config 200 code ${RESPONSE_CODE.signatureMissing} N ms`,
  ]);
  expect(onBreakdown).not.toHaveBeenCalled();
});

test.each<NetworkFault>(['lost', 'offline'])(
  'closes the connection for an answer that is %s',
  async (network) => {
    const { origin, backend, lines } = await startServer();
    backend.override({ times: 1, network });
    expect(await claim(origin)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(backend.peek().claims).toHaveLength(network === 'lost' ? 1 : 0);
    expect(lines).toEqual([`POST /portal/app/coupon/claim ${network} N ms`]);
    expect(await claim(origin)).toMatchObject({ ok: true, value: { code: 0 } });
    expect(backend.peek().claims).toHaveLength(1);
  },
);

test('stays silent until the client gives up', async () => {
  const { origin, backend, server, lines } = await startServer();
  backend.override({ times: 1, network: 'silent' });
  const arrived = nextRequest(server);
  const client = new AbortController();
  const answer = fetch(origin + CONFIG, { signal: client.signal });
  const request = await arrived;
  // Later requests are answered meanwhile.
  expect((await fetch(origin + CONFIG)).status).toBe(200);
  expect(lines[0]).toContain(`${CONFIG} silent`);
  expect(request.socket.destroyed).toBe(false);
  const closed = new Promise((resolve) => request.socket.once('close', resolve));
  client.abort();
  await expect(answer).rejects.toThrow('aborted');
  await closed;
});

test('answers only after saving', async () => {
  const steps: string[] = [];
  const { origin } = await startServer({
    async commit() {
      // An early answer would have arrived before this one.
      await fetch(`${origin}/app/`);
      steps.push('kept');
    },
  });
  const { ok } = await claim(origin);
  steps.push('answered');
  expect(ok).toBe(true);
  expect(steps).toEqual(['kept', 'answered']);
});

test('does not answer what cannot be saved', async () => {
  const full = new SaveError(new Error('full'));
  const { origin, onBreakdown, lines } = await startServer({
    commit: () => Promise.reject(full),
  });
  expect(await claim(origin)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  expect(onBreakdown).toHaveBeenCalledExactlyOnceWith(full);
  expect(lines).toEqual(['POST … unsaved N ms']);
});

test('refuses a request that it cannot handle, and goes on', async () => {
  const { origin, backend, onBreakdown, lines } = await startServer();
  vi.spyOn(backend, 'handle').mockRejectedValueOnce(new TypeError('unexpected +6281200000777'));
  const response = await fetch(origin + CONFIG);
  expect(response.status).toBe(500);
  expect(lines.join()).toContain('TypeError');
  expect(lines.join()).not.toContain('6281200000777');
  expect((await fetch(origin + CONFIG)).status).toBe(200);
  expect(onBreakdown).not.toHaveBeenCalled();
});

test('logs an exception in a rule without what was sent', async () => {
  const { origin, lines, onBreakdown } = await startServer();
  vi.spyOn(nodeRandom, 'next').mockImplementationOnce(() => {
    throw new TypeError('no luck\n    at +6281200000777');
  });
  const { login } = openGateways(origin);
  const sent = await login.sendCode('+6281200000777', { idempotencyKey: 'key' });
  expect(sent).toEqual({ ok: false, failure: { kind: 'busy', code: RESPONSE_CODE.serverBusy } });
  expect(lines[0]).toMatch(/^An exception in sendCode: TypeError\n {4}at /);
  expect(lines[1]).toBe('POST /portal/app/login/code 200 code 10000 N ms');
  expect(lines.join()).not.toContain('6281200000777');
  expect(onBreakdown).not.toHaveBeenCalled();
});

test.each([
  ['/', '/app/'],
  ['/app', '/app/'],
  ['/?sourceId=kopi-susu', '/app/?sourceId=kopi-susu'],
])('redirects %s to the app', async (address, location) => {
  const { origin } = await startServer();
  const response = await fetch(origin + address, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(location);
});

test('serves the unchanged production build of the app', async () => {
  const { origin } = await startServer();
  const page = await fetch(`${origin}/app/?sourceId=x`);
  expect(await page.text()).toBe('<head></head>');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const script = await fetch(`${origin}/app/assets/a1b2.js`);
  expect(await script.text()).toBe('start()');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('serves files for GET and HEAD only', async () => {
  const { origin } = await startServer();
  const head = await fetch(`${origin}/app/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const post = await fetch(`${origin}/app/`, { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each(['/app/missing.js', '/nothing', '//', '/portal/app'])(
  'finds nothing at %s',
  async (address) => {
    const { origin } = await startServer();
    expect((await fetch(origin + address)).status).toBe(404);
  },
);

test.each([CONFIG, '/app/', '/nothing'])('sends security headers with %s', async (address) => {
  const { origin } = await startServer();
  const { headers } = await fetch(origin + address);
  for (const { name, value } of SERVED_HEADERS) expect(headers.get(name), name).toBe(value);
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

function nextRequest(server: Server) {
  return new Promise<import('node:http').IncomingMessage>((resolve) => {
    server.once('request', resolve);
  });
}
