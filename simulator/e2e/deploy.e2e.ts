import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appHostAddress, ROUTES } from '@cangkir/core';
import { DEFAULT_ENVIRONMENT, type Environment } from '@cangkir/core/environment';
import { STAGING_HOSTS } from '@cangkir/core/testing';
import { type BackendProcess, startBackend } from '@cangkir/tooling/backend-process';
import { deploy, rollBack } from '@cangkir/tooling/releases';
import { expect, type Page, test } from '@playwright/test';
import { APP_BUILD } from '../src/server/paths.ts';
import { NEW_PHONE } from './customer.ts';

let to: string;
let backend: BackendProcess;

test.use({
  locale: 'id-ID',
  viewport: { width: 375, height: 667 },
  contextOptions: { reducedMotion: 'no-preference' },
});

test.beforeEach(async () => {
  to = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  backend = await startBackend(0, path.join(to, 'current'));
});

test.afterEach(async () => {
  await backend.stop();
  rmSync(to, { recursive: true });
});

/** Resolves with the name of the release. */
async function deployBuild(environment: Partial<Environment> = {}, build = APP_BUILD) {
  return (await deploy(build, to, { ...DEFAULT_ENVIRONMENT, ...environment }, 2)).release;
}

/** A build that has none of the parts of the app's: those are there as long as they are kept alone. */
function writeOtherBuild(): string {
  const build = path.join(to, 'other');
  const isKept = (file: string) => path.dirname(file) !== path.join(APP_BUILD, 'assets');
  cpSync(APP_BUILD, build, { recursive: true, filter: isKept });
  mkdirSync(path.join(build, 'assets'), { recursive: true });
  writeFileSync(path.join(build, 'assets/other.js'), 'start()');
  return build;
}

/** The release of the page that is shown. */
async function shownRelease(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('#environment').textContent()) ?? '').release;
}

async function visit(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${backend.origin}/app/#/`);
  await expect(page.getByRole('main')).toBeVisible();
}

test('an open page goes on through deployments and a rollback, with what was typed', async ({
  page,
}) => {
  await deployBuild();
  await page.goto(`${backend.origin}/app/#/get-coupons?activityCode=kopi-susu`);
  const phone = page.getByRole('textbox', { name: 'Nomor HP' });
  await phone.fill(NEW_PHONE);
  const other = writeOtherBuild();
  await deployBuild({}, other);
  await deployBuild({ hasStatistics: false }, other);
  await rollBack(to);
  await expect(phone).toHaveValue(NEW_PHONE);
  const sms = backend.nextSmsCode();
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await page.getByRole('textbox', { name: 'Kode SMS' }).fill(await sms);
  await page.getByRole('button', { name: 'Pakai sekarang' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
});

test('a phone that keeps the app has the next release after one visit, and nothing after it is switched off', async ({
  page,
}) => {
  const first = await deployBuild();
  await visit(page);
  await expect.poll(() => shownRelease(page)).toBe(first);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

  const second = await deployBuild({ hasStatistics: false });
  await visit(page);
  const keptPages = () =>
    page.evaluate(async () => {
      const keys = await caches.keys();
      const caching = await Promise.all(keys.map((key) => caches.open(key)));
      const pages = await Promise.all(
        caching.map((cache) => cache.matchAll('index.html?offline', { ignoreSearch: true })),
      );
      return Promise.all(pages.flat().map((answer) => answer.text()));
    });
  await expect.poll(async () => (await keptPages()).join()).toContain(second);
  await visit(page);
  await expect.poll(() => shownRelease(page)).toBe(second);

  const third = await deployBuild({ hasServiceWorker: false });
  await page.clock.install();
  await visit(page);
  const kept = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(kept).toEqual([]);
  // The shown page is of the release before, which has a service worker.
  await page.clock.runFor('01:00');
  await visit(page);
  await expect.poll(() => shownRelease(page)).toBe(third);
  await expect.poll(kept).toEqual([]);
});

test('the app leads to the stores and the orders of its environment', async ({ page }) => {
  await deployBuild(STAGING_HOSTS);
  const { android, ios } = STAGING_HOSTS.stores;
  const orders = appHostAddress(ROUTES.mine, STAGING_HOSTS);
  const link = (name: RegExp) => page.getByRole('link', { name });

  await page.goto(`${backend.origin}/app/#${ROUTES.open}`);
  await expect(link(/^Unduh untuk Android/)).toHaveAttribute('href', android);
  await expect(link(/^Unduh untuk iPhone/)).toHaveAttribute('href', ios);
  await page.goto(`${backend.origin}/app/#${ROUTES.mine}`);
  await expect(link(/^Pesanan/)).toHaveAttribute('href', orders);
});

test('the app asks the API where the environment says it is, and warns of what does not fit', async ({
  page,
}) => {
  const campaign = `${backend.origin}/app/#/get-coupons?activityCode=kopi-susu`;
  const heading = page.getByRole('heading', { name: 'Kopi Susu' }).first();
  await deployBuild({ apiOrigin: 'https://api.example.com' });

  await test.step('it asks there alone, for each thing once', async () => {
    const asked: string[] = [];
    await page.route('https://api.example.com/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      asked.push(pathname);
      const answer = await route.fetch({ url: backend.origin + pathname + search });
      const headers = { ...answer.headers(), 'access-control-allow-origin': '*' };
      await route.fulfill({ response: answer, headers });
    });
    page.on('request', (request) => {
      if (request.url().startsWith(`${backend.origin}/portal/`)) asked.push(request.url());
    });
    await page.goto(campaign);
    await expect(heading).toBeVisible();
    expect(asked).toContain('/portal/app/config');
    expect(asked.filter((address) => address.startsWith('http'))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
  });

  await test.step('it warns of an environment that does not fit by its fields, and goes on', async () => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const written = document.getElementById('environment');
        if (written === null) return;
        written.textContent = '{"apiOrigin":"https://elsewhere.example/"}';
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.reload();
    expect((await warning).text()).toBe('Dropped the environment of the page [apiOrigin]');
    await expect(heading).toBeVisible();
  });
});
