/**
 * `npm run pictures`: takes the pictures of docs/ again, on the production builds. Names as arguments select some. Time
 * is stopped and randomness is seeded, so that they change only with the page; only a recording needs running time.
 */

import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ROUTES, withQuery } from '@cangkir/core';
import { launchChromium } from '@cangkir/tooling/chromium';
import { type Browser, type BrowserContextOptions, expect } from '@playwright/test';
import { memberStory } from '../src/replay/testing.ts';
import { serveBuild } from '../src/server/serve-build.ts';
import { Customer } from './customer.ts';
import { SimulatorPage } from './simulator-page.ts';

const FOLDER = path.join(import.meta.dirname, '../../docs/pictures');

/** Visible in the phone’s address bar. */
const PORT = 4180;

/** Friday afternoon in Jakarta, when the campaigns of the fixtures run. */
const MOMENT = Date.parse('2026-09-04T15:00:00+07:00');

const USUAL = {
  viewport: { width: 1280, height: 900 },
  locale: 'en-US',
  timezoneId: 'Asia/Jakarta',
} as const satisfies BrowserContextOptions;

interface Picture {
  /** The differences from {@link USUAL}. */
  readonly context?: BrowserContextOptions;
  /** Prepares the picture. */
  readonly show: (desk: SimulatorPage, customer: Customer) => Promise<void>;
}

/** The scenario of docs/qa.md, with an expected number of claims. */
const firstScenario = (claims: number) =>
  memberStory({
    id: 'my-first',
    title: 'The answer to a claim is lost: one voucher is given all the same',
    device: { platform: 'browser', language: 'en' },
    steps: [
      { do: 'http.override', match: 'POST /portal/app/coupon/claim', reply: { network: 'lost' } },
      { do: 'send', actor: 'claim', event: { type: 'CLAIM' } },
      { do: 'expect', actor: 'claim', state: 'claiming' },
      { do: 'advance', ms: 1000 },
      {
        do: 'expect',
        actor: 'claim',
        state: 'claimed',
        requests: { 'POST /portal/app/coupon/claim': 2 },
        backend: { '/claims/length': claims },
      },
    ],
  });

/** The screens of the picture of the app. */
const APP_ROUTES = [
  withQuery(ROUTES.getCoupons, { activityCode: 'kopi-susu' }),
  ROUTES.home,
  withQuery(ROUTES.bargain, { activityCode: 'nego-kopi' }),
  ROUTES.vouchers,
];

const PICTURES: Readonly<Record<string, Picture>> = {
  app: {
    context: { viewport: { width: 1600, height: 900 }, deviceScaleFactor: 1 },
    show: showScreens,
  },
  desk: { show: showVoucher },
  dark: {
    context: { viewport: { width: 1920, height: 1080 }, colorScheme: 'dark' },
    async show(desk, customer) {
      await desk.chooseTheme('Dark');
      await showVoucher(desk, customer);
      await desk.scanScreen();
      await expect(desk.tillResult).not.toBeEmpty();
    },
  },
  'two-phones': {
    async show(desk, customer) {
      await desk.page.evaluate(() =>
        window.simulator?.configure({ fixture: 'lastVoucher', hasSecondPhone: true }),
      );
      await desk.page.evaluate(() => {
        window.simulator?.configure({ user: 'newcomer' });
        window.simulator?.configure({ user: 'member' }, 'second');
      });
      const other = new Customer(desk, desk.secondApp);
      await expect(other.button('Claim voucher')).toBeVisible();
      await customer.button('Claim voucher').click();
      await expect(customer.heading('The voucher is yours!')).toBeVisible();
      await other.button('Claim voucher').click();
      await expect(other.button('Claim voucher')).toBeHidden();
    },
  },
  log: {
    async show(desk) {
      await desk.logLines('campaign').first().getByText('campaign').click();
    },
  },
  'replay-passed': {
    async show(desk) {
      await runStory(desk, 1);
      await expect(desk.tool).toContainText('Passed: 5 steps');
    },
  },
  'replay-failed': {
    async show(desk) {
      await runStory(desk, 2);
      await expect(desk.tool).toContainText('Expected');
    },
  },
  chart: {
    async show(desk) {
      await runStory(desk, 1);
      await desk.chooseTab('Chart');
      await desk.tool.getByLabel('Machine').selectOption('claim');
      await expect(desk.tool).toContainText('claim is in claimed.');
      await desk.tool.getByRole('button', { name: 'Fit', exact: true }).click();
    },
  },
  report: {
    async show(desk, customer) {
      await desk.page.evaluate(() => window.simulator?.configure({ user: 'member' }));
      await customer.button('Claim voucher').click();
      await expect(customer.heading('The voucher is yours!')).toBeVisible();
      await desk.readInApp(() => {
        location.hash = '#/help';
      });
      await customer.button('Report a problem').click();
      await customer.button('Agree and look at it').click();
      await expect(customer.button('Save file')).toBeVisible();
    },
  },
  recording: {
    async show(desk, customer) {
      // What is waited for takes real time, as a scenario shows.
      await desk.page.evaluate(() => {
        window.simulator?.configure({ clock: { mode: 'real', start: null } });
        window.simulator?.resetBackend();
      });
      await desk.chooseTab('Replay');
      const recording = desk.tool.getByRole('region', { name: 'Recording' });
      await recording.getByRole('button', { name: 'Record' }).click();
      await expect(recording.getByRole('status')).toHaveText('Recording: 0 inputs');
      await customer.identify();
      await expect(customer.heading('The voucher is yours!')).toBeVisible();
      await recording.getByRole('button', { name: 'Stop' }).click();
      await recording.getByLabel('Title').fill('Somebody new claims a voucher');
    },
  },
};

const wanted = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
const server = await serveBuild(PORT);
const browser = await launchChromium();
for (const [name, picture] of Object.entries(PICTURES)) {
  if (wanted.length === 0 || wanted.includes(name)) await take(browser, name, picture);
}
await browser.close();
await server.close();

async function take(from: Browser, name: string, { context: own, show }: Picture): Promise<void> {
  const [baseURL] = server.resolvedUrls?.local ?? [];
  const context = await from.newContext({ ...USUAL, ...own, ...(baseURL && { baseURL }) });
  await context.addInitScript(seedRandom);
  const desk = new SimulatorPage(await context.newPage());
  await desk.goto();
  await desk.page.evaluate((start) => {
    window.simulator?.configure({
      platform: 'browser',
      // The customer takes the code from the keyboard.
      readsSms: false,
      clock: { mode: 'frozen', start },
    });
    window.simulator?.resetBackend();
  }, MOMENT);
  await expect(desk.app.getByRole('heading', { level: 1 })).toBeVisible();
  await show(desk, new Customer(desk));
  const file = path.join(FOLDER, `${name}.png`);
  await desk.page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
  await context.close();
  shrink(file);
}

/** Fewer colours halve the file. Uses ImageMagick; without it, the file stays large. */
function shrink(file: string): void {
  spawnSync('convert', [file, '+dither', '-colors', '128', '-strip', `png8:${file}`]);
}

/** Runs in the simulator’s page, which draws codes and ids. The app’s own randomness is not visible in a picture. */
function seedRandom(): void {
  if (window.top !== window) return;
  let last = 1;
  const next = () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
  Math.random = next;
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('');
  crypto.randomUUID = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}

/** A newly claimed voucher, as the till reads it. */
async function showVoucher(desk: SimulatorPage, customer: Customer): Promise<void> {
  await customer.identify();
  await customer.button('View voucher').click();
  await customer.button('Use now').click();
  await expect(desk.app.getByRole('dialog').getByRole('img', { name: /QR/ })).toBeVisible();
}

/** Screens of the app side by side, as a member sees them, in the language of most users. */
async function showScreens(desk: SimulatorPage): Promise<void> {
  await desk.page.evaluate(() => window.simulator?.configure({ user: 'member', language: 'id' }));
  const shots: string[] = [];
  for (const route of APP_ROUTES) {
    await desk.openRoute(route);
    await expect(desk.app.locator('h1').first()).toBeVisible();
    const shot = await desk.phone.locator('iframe').screenshot({ animations: 'disabled' });
    shots.push(`data:image/png;base64,${shot.toString('base64')}`);
  }
  await desk.page.goto('about:blank');
  await desk.page.setContent(
    `<body style="display:flex;gap:24px;margin:24px;background:#efe5d6">${shots
      .map((shot) => `<img src="${shot}" style="flex:1;min-width:0;border-radius:20px">`)
      .join('')}`,
  );
}

/** Runs the first scenario to its end, in its tab. */
async function runStory(desk: SimulatorPage, claims: number): Promise<void> {
  await desk.chooseTab('Replay');
  await desk.page.evaluate(async (story) => {
    await window.simulator?.load(story);
    await window.simulator?.run();
  }, firstScenario(claims));
}
