import { createServer } from 'node:http';
import { ROUTES } from '@cangkir/core';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { type BackendProcess, startBackend } from '@cangkir/tooling/backend-process';
import { listenOnLoopback } from '@cangkir/tooling/listen-on-loopback';
import { expect, type Page, test } from '@playwright/test';

/** Resolves when the browser keeps the app. */
async function keptByBrowser(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
}

/** The scripts that the browser keeps. */
function keptScripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const file = await cache.match(request);
        if (request.url.endsWith('.js') && file !== undefined) kept.push(await file.text());
      }
    }
    return kept;
  });
}

/** Whether the browser had to start the service worker for the page. */
function openedBy(page: Page): Promise<'the worker' | 'the browser'> {
  return page.evaluate(() => {
    const [opening] = performance.getEntriesByType('navigation');
    const isStarted = opening instanceof PerformanceNavigationTiming && opening.workerStart > 0;
    return isStarted ? 'the worker' : 'the browser';
  });
}

/** Serves what the backend does, but with other bodies; a null is an answer that was lost. */
async function serveChanged(changed: (type: string, body: Buffer) => Buffer | string | null) {
  const server = createServer(async (request, response) => {
    const file = await fetch(backend.origin + request.url);
    const type = file.headers.get('content-type') ?? '';
    const body = changed(type, Buffer.from(await file.arrayBuffer()));
    if (body === null) response.destroy();
    else response.writeHead(file.status, { 'content-type': type }).end(body);
  });
  return {
    origin: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

let backend: BackendProcess;

test.use({
  locale: 'id-ID',
  viewport: { width: 375, height: 667 },
  contextOptions: { reducedMotion: 'no-preference' },
});

// They share the backend.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  backend = await startBackend();
});

test.afterAll(() => backend.stop());

test('what a link in sight leads to opens without a network, and so does the login', async ({
  page,
  context,
}) => {
  const question = 'Gimana cara dapat poin?';
  const ahead = page.waitForResponse(
    async (file) => file.url().includes('/assets/') && (await file.text()).includes(question),
  );
  await page.goto(`${backend.origin}${APP_PATH}#${ROUTES.mine}`);
  await ahead;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Bantuan' }).click();
  await expect(page.getByRole('button', { name: question })).toBeVisible();
  await page.getByRole('button', { name: 'Kembali', exact: true }).click();
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('textbox', { name: 'Nomor' })).toBeVisible();
});

test('a screen whose code did not arrive opens by itself once the network is back', async ({
  page,
  context,
}) => {
  await page.goto(`${backend.origin}${APP_PATH}#/`);
  await expect(page.getByRole('main')).toBeVisible();
  for (const [what, route, shown] of [
    ['without a machine', ROUTES.help, 'Bantuan'],
    ['with a machine', ROUTES.fission, 'Ngopi lebih seru bareng teman'],
  ] as const) {
    await test.step(what, async () => {
      await context.setOffline(true);
      await page.evaluate((address) => location.assign(`#${address}`), route);
      await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: shown }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeHidden();
    });
  }
});

test('with a network, a kept screen opens at once, and any other link opens the newest page', async ({
  page,
}) => {
  let version = 'older';
  const { origin, stop } = await serveChanged((type, body) =>
    type.startsWith('text/html')
      ? body.toString().replace('<html', `<html data-version="${version}"`)
      : body,
  );
  await page.goto(`${origin}${APP_PATH}#/help`);
  await expect(page.locator('html')).toHaveAttribute('data-version', 'older');
  await keptByBrowser(page);
  const scripts = await keptScripts(page);
  expect(scripts.length).toBeGreaterThan(30);
  // Compiled as a whole, they would start later with each visit.
  expect(scripts.filter((script) => script.startsWith('//# all'))).toEqual([]);

  version = 'newer';
  for (const [link, opens, by] of [
    ['#/help', 'newer', 'the worker'],
    ['', 'older', 'the browser'],
    ['?#/', 'older', 'the browser'],
    ['#/', 'older', 'the browser'],
    ['#/mine/vouchers?from=chat', 'older', 'the browser'],
    ['?from=chat#/mine/vouchers', 'older', 'the worker'],
    ['#/mine/vouchers/of-the-next-version', 'newer', 'the worker'],
    ['#/a-screen-of-the-next-version', 'newer', 'the worker'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${origin}${APP_PATH}${link}`);
    await expect(page.locator('html'), link).toHaveAttribute('data-version', opens);
    await expect.poll(() => openedBy(page), link).toBe(by);
  }
  stop();
});

test('an app of which a file was lost is kept at the next visit', async ({ page, context }) => {
  let isLost = false;
  const { origin, stop } = await serveChanged((type, body) =>
    isLost && type.startsWith('text/html') ? null : body,
  );
  const keep = () =>
    page.evaluate(async () => {
      const { installing } = await navigator.serviceWorker.register('service-worker.js');
      return new Promise<string | undefined>((resolve) => {
        installing?.addEventListener('statechange', () => {
          if (installing.state !== 'installed') resolve(installing.state);
        });
      });
    });
  await page.goto(`${origin}${APP_PATH}#/help`);
  await expect(page.getByRole('heading', { name: 'Bantuan' })).toBeVisible();
  isLost = true;
  await expect.poll(keep).toBe('redundant');
  isLost = false;
  await expect.poll(keep).toBe('activating');
  await keptByBrowser(page);
  await page.goto('about:blank');
  stop();
  await context.setOffline(true);
  await page.goto(`${origin}${APP_PATH}?#${ROUTES.vouchers}`);
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
});
