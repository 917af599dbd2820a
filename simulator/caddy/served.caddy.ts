import { createServer } from 'node:http';
import { type BackendProcess, startBackend } from '@cangkir/tooling/backend-process';
import { type CaddyProcess, startCaddy } from '@cangkir/tooling/caddy';
import { checkServed } from '@cangkir/tooling/check-served';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { MAX_BODY } from '../src/backend/body-limits.ts';
import { listen } from '../src/server/backend/listen.ts';
import { APP_BUILD } from '../src/server/paths.ts';

let backend: BackendProcess;
let caddy: CaddyProcess;

beforeAll(async () => {
  backend = await startBackend();
  caddy = await startCaddy(APP_BUILD, backend.origin);
});

afterAll(async () => {
  await caddy.stop();
  await backend.stop();
});

test('Caddy sends the app as it has to', async () => {
  expect(await checkServed(new URL('/app/', caddy.origin))).toEqual([]);
});

test('the backend by HTTP sends the same build as it has to', async () => {
  expect(await checkServed(new URL('/app/', backend.origin))).toEqual([]);
});

test('a query is passed on to the backend, and files are for GET and HEAD alone', async () => {
  const answer = await fetch(`${caddy.origin}/portal/app/config?time=1&sign=2`);
  expect(await answer.json()).toMatchObject({ code: expect.any(Number) });
  expect((await fetch(`${caddy.origin}/app/`, { method: 'POST' })).status).toBe(405);
});

const SECRET = '81200000777';

/** Asks with a secret in the query, the headers and the body. */
async function askWithSecret(address: string): Promise<void> {
  const answer = await fetch(`${address}?phone=${SECRET}`, {
    method: 'POST',
    headers: {
      token: SECRET,
      'idempotency-key': SECRET,
      cookie: `code=${SECRET}`,
      referer: `https://${SECRET}.example`,
    },
    body: SECRET,
  });
  await answer.text();
}

test('the log has no query, no header, no body and no whole address of a client', async () => {
  for (const address of ['/app/', '/portal/app/config', '/sa', '/nothing'])
    await askWithSecret(caddy.origin + address);
  await expect.poll(() => caddy.log.filter((line) => line.includes('POST')).length).toBe(5);
  const log = caddy.log.join('\n');
  expect(log).not.toContain(SECRET);
  expect(log).toContain('"remote_ip":"127.0.0.0"');
  expect(log).toContain('"/portal/app/config"');
});

test.each([
  ['breaks an answer off', 'config', 'aborting with incomplete response'],
  ['answers nothing', 'lost', 'upstream roundtrip'],
])('nor has what Caddy itself writes of a backend that %s', async (_, endpoint, said) => {
  const backend = createServer((request, response) => {
    if (request.url?.includes('lost')) response.destroy();
    else {
      response.setHeader('content-length', 100);
      response.write('{', () => response.destroy());
    }
  });
  onTestFinished(() => void backend.close());
  const port = await listen(backend, '127.0.0.1', 0);
  // Caddy 2.6 writes no request at INFO, as later ones do.
  const before = await startCaddy(APP_BUILD, `http://127.0.0.1:${port}`, { LOG_LEVEL: 'DEBUG' });
  onTestFinished(() => before.stop());
  await askWithSecret(`${before.origin}/app/`);
  await askWithSecret(`${before.origin}/portal/app/${endpoint}`).catch(() => null);
  await expect.poll(() => before.log.join()).toContain(endpoint);
  await expect.poll(() => before.errors.join()).toContain(said);
  const written = [...before.log, ...before.errors].join('\n');
  expect(written).toContain(`"uri":"/portal/app/${endpoint}"`);
  expect(written).not.toContain(SECRET);
  expect(written).not.toMatch(/"(remote|client)_ip":"127\.0\.0\.1"/);
});

/** What Caddy answers to a body, and how much of it the backend got. */
async function postLong(length: number, isLengthNamed: boolean) {
  let received = 0;
  const backend = createServer((request, response) => {
    request.on('data', ({ length }) => {
      received += length;
    });
    request.on('end', () => response.end());
  });
  onTestFinished(() => void backend.close());
  const port = await listen(backend, '127.0.0.1', 0);
  const before = await startCaddy(APP_BUILD, `http://127.0.0.1:${port}`);
  onTestFinished(() => before.stop());
  const body = new Blob(['x'.repeat(length)]);
  // The types of a browser do not know `duplex`, which Node asks for.
  const init = { method: 'POST', duplex: 'half', body: isLengthNamed ? body : body.stream() };
  const { status } = await fetch(`${before.origin}/portal/app/config`, init);
  return { status, received };
}

test('a body is passed on if it is a little longer than the backend reads, and no longer one', async () => {
  expect(await postLong(MAX_BODY + 1, true)).toEqual({ status: 200, received: MAX_BODY + 1 });
  expect(await postLong(100_000, true)).toEqual({ status: 413, received: 0 });
  const unnamed = await postLong(1_000_000, false);
  expect(unnamed.status).toBeGreaterThanOrEqual(400);
  expect(unnamed.received).toBeLessThanOrEqual(100_000);
});
