import { readErrorReport } from '@cangkir/core/health';
import { type BackendProcess, startBackend } from '@cangkir/tooling/backend-process';
import { expect, type Page, test } from '@playwright/test';
import { ENTRY } from './hold-app.ts';

let backend: BackendProcess;

test.use({ locale: 'id-ID' });

test.beforeEach(async () => {
  backend = await startBackend();
});

test.afterEach(() => backend.stop());

/** How an app does not start, and what the report says of it. */
const FAILURES: readonly {
  readonly title: string;
  plant(page: Page): Promise<unknown>;
  readonly said: object;
}[] = [
  {
    title: 'whose script did not arrive',
    plant: (page) => page.route(ENTRY, (route) => route.fulfill({ status: 404 })),
    said: {
      message: 'A script did not arrive',
      stack: [expect.stringMatching(/^assets\/index-[\w-]+\.js:1:1$/)],
    },
  },
  {
    title: 'whose script the browser cannot read',
    plant: (page) =>
      page.route(ENTRY, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'start();\n const = 1;' }),
      ),
    said: {
      message: 'SyntaxError',
      stack: [expect.stringMatching(/^assets\/index-[\w-]+\.js:2:\d+$/)],
    },
  },
  {
    title: 'that crashes meanwhile',
    plant: (page) =>
      page.addInitScript(() => {
        // The app tells tools that it is composed.
        const Broken = class {
          constructor() {
            throw new TypeError('0812 3456 7890 is not a function');
          }
        };
        Object.defineProperty(window, 'CustomEvent', { value: Broken });
      }),
    said: {
      message: 'TypeError: is not a function',
      stack: expect.arrayContaining([expect.stringMatching(/^assets\/index-[\w-]+\.js:\d+:\d+$/)]),
    },
  },
];

for (const { title, plant, said } of FAILURES) {
  test(`an app ${title} says that it cannot start, and reports why`, async ({ page }) => {
    await plant(page);
    const batch = page.waitForRequest((request) => new URL(request.url()).pathname === '/sa');
    await page.goto(`${backend.origin}/app/#/help`);
    await expect(page.getByRole('alert')).toContainText('Halaman belum bisa dimuat');
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    const { events } = (await batch).postDataJSON();
    expect(events.map(readErrorReport)).toEqual([
      expect.objectContaining({ kind: 'start', route: 'help', language: 'id', ...said }),
    ]);
    expect(JSON.stringify(events)).not.toContain('3456');
  });
}

test('an app whose last part does not arrive says so, and starts once it does', async ({
  page,
}) => {
  const address = `${backend.origin}/app/`;
  const [, renderer] =
    /"renderer":"([^"]+)"/.exec(await (await page.request.get(address)).text()) ?? [];
  const isRenderer = (url: URL) => url.pathname === `/app/${renderer}`;
  await page.route(isRenderer, (route) => route.abort());
  await page.goto(`${address}#/help`);
  await expect(page.getByRole('alert')).toContainText('Halaman belum bisa dimuat');
  await page.unroute(isRenderer);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bantuan' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});
