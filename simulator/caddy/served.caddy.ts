import { type BackendProcess, startBackend } from '@cangkir/tooling/backend-process';
import { type CaddyProcess, startCaddy } from '@cangkir/tooling/caddy';
import { checkServed } from '@cangkir/tooling/check-served';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('the log has no query, no header, no body and no whole address of a client', async () => {
  const secret = '81200000777';
  for (const address of ['/app/', '/portal/app/config', '/sa', '/nothing']) {
    await fetch(`${caddy.origin}${address}?phone=${secret}`, {
      method: 'POST',
      headers: { token: secret, cookie: `code=${secret}`, referer: `https://${secret}.example` },
      body: secret,
    });
  }
  await expect.poll(() => caddy.log.filter((line) => line.includes('POST')).length).toBe(5);
  const log = caddy.log.join('\n');
  expect(log).not.toContain(secret);
  expect(log).toContain('"remote_ip":"127.0.0.0"');
  expect(log).toContain('"/portal/app/config"');
});
