import { once } from 'node:events';
import { createServer } from 'node:http';
import { startCaddy } from '@cangkir/tooling/caddy';
import { expect, onTestFinished, test } from 'vitest';
import { clientAddress } from '../src/server/backend/client-address.ts';
import { listen } from '../src/server/backend/listen.ts';
import { APP_BUILD } from '../src/server/paths.ts';

/** Starts Caddy. Returns what asks it as its peer, this machine, does: for the client that the backend then sees. */
async function startBetween(settings: Readonly<Record<string, string>> = {}) {
  const backend = createServer((request, response) => {
    response.end(clientAddress(request, true));
  });
  const port = await listen(backend, '127.0.0.1', 0);
  const caddy = await startCaddy(APP_BUILD, `http://127.0.0.1:${port}`, settings);
  onTestFinished(async () => {
    await caddy.stop();
    await once(backend.close(), 'close');
  });
  return async (forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return (await fetch(`${caddy.origin}/portal/app/config`, { headers })).text();
  };
}

test('the client is the one that the balancer names, whatever a customer wrote before it', async () => {
  const clientOf = await startBetween();
  expect(await clientOf('203.0.113.7')).toBe('203.0.113.7');
  expect(await clientOf('198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await clientOf('10.0.0.9, 203.0.113.7, 10.0.0.1')).toBe('203.0.113.7');
  expect(await clientOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::9');
  expect(await clientOf()).toBe('127.0.0.1');
});

test.each([
  ['private_ranges 192.0.2.0/24', '203.0.113.7'],
  ['192.0.2.0/24 2001:db8::/32', '127.0.0.1'],
  ['', '127.0.0.1'],
])('a peer is believed if it is in "%s"', async (TRUSTED_PROXIES, client) => {
  const clientOf = await startBetween({ TRUSTED_PROXIES });
  expect(await clientOf('203.0.113.7')).toBe(client);
});
