import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { BACKEND_COMMAND, BACKEND_PORT } from '../src/shared/local-network.ts';
import { expect, test } from './desk-test.ts';
import { readQr } from './read-qr.ts';

const SERVER = path.join(import.meta.dirname, '../src/server/backend/cli.ts');

test.use({ isDrawn: true });

/** Whether this machine is on a network at all. */
const isOnNetwork = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .some(({ family, internal }) => family === 'IPv4' && !internal);

let backend: ChildProcess | null = null;

test.afterEach(async () => {
  if (backend === null) return;
  const ended = once(backend, 'exit');
  backend.kill();
  await ended;
  backend = null;
});

async function startBackend(): Promise<void> {
  const args = [SERVER, '--host', '0.0.0.0', '--data', ':memory:'];
  backend = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (backend.stdout !== null) await once(backend.stdout, 'data');
}

test('a QR leads a real phone to the app, once a server runs', async ({ simulator }) => {
  const card = await simulator.openCard('On a real phone');
  const finding = card.getByRole('status', { name: 'Local network' });
  await expect(card).toContainText('is not a device');
  if (!isOnNetwork) {
    await expect(finding).toContainText('no address on a local network');
    return;
  }
  await expect(finding).toContainText(BACKEND_COMMAND);

  await startBackend();
  await card.getByRole('button', { name: 'Check again' }).click();
  const address = (await card.getByRole('link').textContent()) ?? '';
  expect(address).toContain(`:${BACKEND_PORT}/app/#/get-coupons`);
  const picture = card.getByRole('img', { name: /^QR code/ });
  await expect.poll(async () => readQr(await picture.screenshot())).toBe(address);
  const response = await fetch(address);
  const html = await response.text();
  expect(html).toContain('<html');
});
