import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { afterEach, expect, test } from 'vitest';
import { findLocalNetwork } from './find-local-network.ts';

const HOST = '127.0.0.1';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers everything with a redirect. Resolves with its port. */
async function startServer(location: string): Promise<number> {
  const server = createServer((_, response) => response.writeHead(302, { location }).end());
  servers.push(server);
  await once(server.listen(0, HOST), 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

test('finds the backend at an address that redirects to the app', async () => {
  const port = await startServer(APP_PATH);
  expect(await findLocalNetwork([HOST], port)).toEqual({
    addresses: [{ address: `http://${HOST}:${port}/`, answers: true }],
  });
});

test('ignores another server on the port', async () => {
  const port = await startServer('/somewhere-else/');
  const { addresses } = await findLocalNetwork([HOST], port);
  expect(addresses.map(({ answers }) => answers)).toEqual([false]);
});

test('finds nothing if nothing listens', async () => {
  const port = await startServer(APP_PATH);
  const [server] = servers.splice(0);
  server?.close();
  await (server === undefined ? null : once(server, 'close'));
  const { addresses } = await findLocalNetwork([HOST], port);
  expect(addresses.map(({ answers }) => answers)).toEqual([false]);
});
