import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { expect, type Page, test } from '@playwright/test';
import { NEW_PHONE } from './customer.ts';
import { readQr } from './read-qr.ts';

const SERVER = path.join(import.meta.dirname, '../src/server/backend/cli.ts');

/** The first output of a backend with a pattern: its first group. */
async function printed(output: Readable, pattern: RegExp): Promise<string> {
  let text = '';
  for await (const [chunk] of on(output, 'data')) {
    text += String(chunk);
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('The backend ended.');
}

/** Resolves when the browser keeps the app. */
async function keptByBrowser(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
}

let backend: ChildProcess;
let output: Readable;
let origin: string;

test.use({ locale: 'id-ID', viewport: { width: 375, height: 667 } });

test.beforeEach(async () => {
  backend = spawn(process.execPath, [SERVER, '--port', '0', '--data', ':memory:'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (backend.stdout === null) throw new Error('The backend has no output.');
  output = backend.stdout;
  origin = await printed(output, /(http:\/\/127\.0\.0\.1:\d+)\//);
});

test.afterEach(async () => {
  const ended = once(backend, 'exit');
  backend.kill();
  await ended;
});

test('without a network, the wallet opens with the QR of its voucher', async ({
  page,
  context,
}) => {
  await page.goto(`${origin}/app/#/get-coupons?sourceId=kopi-susu`);
  await page.getByRole('textbox', { name: 'Nomor HP' }).fill(NEW_PHONE);
  const sms = printed(output, /SMS to .*: (\d{6})/);
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await page.getByRole('textbox', { name: 'Kode SMS' }).fill(await sms);
  await page.getByRole('button', { name: 'Pakai sekarang' }).click();
  const code = page.getByRole('img', { name: /QR/ });
  const online = await readQr(await code.screenshot());
  await page.goto(`${origin}/app/#/mine/vouchers`);
  await expect(page.getByRole('link', { name: /Rp15\.000/ })).toBeVisible();
  await keptByBrowser(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/offline/i)).toBeVisible();
  await page.getByRole('link', { name: /Rp15\.000/ }).click();
  await page.getByRole('button', { name: 'Pakai sekarang' }).click();
  expect(await readQr(await code.screenshot())).toBe(online);
});

test('with a network, the newest page opens', async ({ page }) => {
  let version = 'older';
  const server = createServer(async (request, response) => {
    const file = await fetch(origin + request.url);
    const type = file.headers.get('content-type') ?? '';
    const body = Buffer.from(await file.arrayBuffer());
    response.writeHead(file.status, { 'content-type': type });
    response.end(
      type.startsWith('text/html')
        ? body.toString().replace('<html', `<html data-version="${version}"`)
        : body,
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object') throw new Error('The server has no port.');
  await page.goto(`http://127.0.0.1:${address?.port}/app/#/help`);
  await expect(page.locator('html')).toHaveAttribute('data-version', 'older');
  await keptByBrowser(page);

  version = 'newer';
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'newer');
  server.close();
  server.closeAllConnections();
});
