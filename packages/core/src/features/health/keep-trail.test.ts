import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AppEvent } from '../../app/app.types.ts';
import { createApp } from '../../app/create-app.ts';
import type { PagePorts } from '../../app/pages.ts';
import { correctClock } from '../../platform/clock/corrected-clock.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { MEMORY_PAGE_FACTS } from '../../testing/memory-page-facts.ts';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { createErrorBuffer, type Trouble } from './error-reporter.ts';
import { createFlightRecorder } from './flight-recorder.ts';
import { keepTrail } from './keep-trail.ts';
import { machinesOf } from './machines-of.ts';
import { observeMachines } from './observe-machines.ts';
import { takePageStart } from './page-start.ts';
import { problemReport } from './problem-report.ts';
import { TRAIL_LENGTH } from './report-limits.ts';
import { watchPerson } from './watch-person.ts';
import { createWitness, hearTroubles } from './witness.ts';

const OWN = 'https://h5.test/app/';

const CAMPAIGN = `${ROUTES.getCoupons}?activityCode=kopi`;

function openPage(claim?: PagePorts['claim']) {
  const world = createMemoryWorld();
  const router = createMemoryRouter(CAMPAIGN, () => app.routeChanged());
  const ports = createMemoryPorts(world, { router });
  const app = createApp({ ...ports, pages: { ...ports.pages, ...(claim && { claim }) } });
  const device = world.clock;
  const clock = correctClock(device);
  const witness = createWitness(clock);
  const visibility = createMemoryPageVisibility();
  const start = takePageStart(app.session, router, clock);
  app.start();
  watchPerson({ root: app.root, session: app.session, router, visibility }, witness);
  const tasks: (() => void)[] = [];
  const trail = keepTrail({
    root: app.root,
    hosts: ports.hosts,
    start,
    clock,
    router,
    witness,
    recorder: createFlightRecorder(clock),
    ownFiles: OWN,
    nextTask: () => new Promise((resolve) => void tasks.push(resolve)),
    facts: () => MEMORY_PAGE_FACTS,
  });
  const errors = hearTroubles(witness, createErrorBuffer());
  return { app, router, clock, device, witness, errors, visibility, tasks, report: trail.report };
}

test('keeps what a person does, with what they type under a pseudonym of its length', async () => {
  const { app, device, report } = openPage();
  const login = app.root.system.get('login');
  login.send({ type: 'TYPE_PHONE', text: '0812 3456 7890' });
  await device.advance(1000);
  login.send({ type: 'CHOOSE_MARKET', market: 'PH' });
  login.send({ type: 'TYPE_CODE', text: '123456' });
  login.send({ type: '0812 3456 7890' });
  expect(report().trail).toEqual([
    {
      kind: 'sent',
      at: MEMORY_START,
      actor: 'login',
      event: { type: 'TYPE_PHONE', text: 'mobileId-1' },
      length: 14,
      isIgnored: false,
    },
    {
      kind: 'sent',
      at: MEMORY_START + 1000,
      actor: 'login',
      event: { type: 'CHOOSE_MARKET', market: 'PH' },
      isIgnored: false,
    },
    {
      kind: 'sent',
      at: MEMORY_START + 1000,
      actor: 'login',
      event: { type: 'TYPE_CODE', text: 'digits-1' },
      length: 6,
      isIgnored: true,
    },
  ]);
});

test('keeps what the page asks for, from before it began too, and how long the answer took', async () => {
  const { device, witness, report } = openPage();
  const contract = [v.object({ name: v.string() })];
  const hear = witness.ask({ kind: 'request', name: 'GET /portal/app/x', contract });
  witness.ask({ kind: 'call', name: 'scanCode', contract: [] });
  const asked = { at: MEMORY_START, ms: null, outcome: null, data: null };
  expect(report().trail).toEqual([
    { ...asked, kind: 'request', name: 'GET /portal/app/x' },
    { ...asked, kind: 'call', name: 'scanCode' },
  ]);
  await device.advance(70);
  hear(0, { name: 'Siti Rahma' });
  expect(report().trail[0]).toMatchObject({ ms: 70, outcome: 0, data: { name: 'text-2' } });
});

test('says all of it in the server’s time, and how wrong the phone was', async () => {
  const { app, clock, device, witness, report } = openPage();
  app.setLanguage('zh');
  const hear = witness.ask({ kind: 'request', name: 'GET /portal/app/x', contract: [] });
  await device.advance(70);
  clock.correct(device.now() - 120_000);
  hear(0, null);
  await device.advance(60_000);
  app.setLanguage('en');
  const start = MEMORY_START - 120_000;
  expect(report()).toMatchObject({
    correction: -120_000,
    at: start + 60_070,
    start: { at: start },
    trail: [
      { kind: 'language', at: start },
      { kind: 'request', at: start, ms: 70 },
      { kind: 'language', at: start + 60_070 },
    ],
  });
});

test('keeps what happens around the machines, and not what they do to each other', () => {
  const { app, router, visibility, report } = openPage();
  router.push(ROUTES.help);
  visibility.hide();
  visibility.show();
  app.setLanguage('zh');
  app.session.global.set({ token: 'secret', userInfo: { id: 'user-1', phone: '+6281234567890' } });
  app.root.send({ type: 'REQUIRE_LOGIN' });
  expect(report().trail).toMatchObject([
    { kind: 'opened', route: '/help' },
    { kind: 'hidden' },
    { kind: 'visible' },
    { kind: 'language', language: 'zh' },
    { kind: 'login', user: 'text-2' },
    { kind: 'sent', actor: 'app', event: { type: 'REQUIRE_LOGIN' } },
  ]);
});

test('masks each in a task of its own, and what waits when a report is asked for', async () => {
  const { witness, tasks, report } = openPage();
  const masked = vi.fn<(type: string) => void>();
  for (const type of ['FIRST', 'SECOND', 'THIRD']) {
    const event = {
      type,
      get text() {
        masked(type);
        return 'Budi';
      },
    };
    witness.note({ kind: 'sent', actor: 'login', event, isIgnored: false });
  }
  expect(masked).not.toHaveBeenCalled();
  tasks[0]?.();
  await vi.waitFor(() => expect(masked).toHaveBeenCalledWith('FIRST'));
  expect(masked).not.toHaveBeenCalledWith('SECOND');
  const { trail } = report();
  expect(trail).toMatchObject([
    { event: { type: 'FIRST' } },
    { event: { type: 'SECOND' } },
    { event: { type: 'THIRD' } },
  ]);
  for (const done of tasks) done();
  expect(report().trail).toEqual(trail);
});

test('leaves out a login that the page takes over from the native app', () => {
  const { app, witness, report } = openPage();
  witness.ask({ kind: 'call', name: 'userInfo', contract: [] })('done', null);
  app.session.global.set({ token: 'secret', userInfo: { id: 'user-1', phone: '+6281234567890' } });
  expect(report().trail).toMatchObject([{ kind: 'call', name: 'userInfo', outcome: 'done' }]);
});

test('tells nobody of news whom nobody asked for them', () => {
  const { app, router } = openPage();
  const sent: string[] = [];
  observeMachines(app.root, ({ event }) => sent.push(event.type));
  router.push(ROUTES.help);
  expect(sent).toEqual([]);
  expect(machinesOf(app.root).map(([name]) => name)).toContain('login');
  expect(machinesOf(null)).toEqual([]);
});

test('says where the page began, where it is now, and what it forgot', () => {
  const { app, report } = openPage();
  for (let nth = 0; nth < TRAIL_LENGTH + 5; nth += 1) app.setLanguage(nth % 2 === 0 ? 'zh' : 'en');
  const written = report();
  expect(written.forgotten).toBe(5);
  expect(written.trail).toHaveLength(TRAIL_LENGTH);
  expect(written.start).toMatchObject({
    route: `${ROUTES.getCoupons}?activityCode=text-1`,
    stored: { global: { token: '', userInfo: null } },
  });
  expect(written.end).toMatchObject({ states: { app: 'loadingPage', login: 'enteringPhone' } });
  expect(v.is(problemReport, JSON.parse(JSON.stringify(written)))).toBe(true);
});

test('makes a report of an app that has crashed', async () => {
  // XState also throws an error in a timer, for the browser's console.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, report } = openPage(async (common) => {
    const { claim } = createMemoryPorts(createMemoryWorld()).pages;
    const find = () => Promise.reject(new Error('Siti Rahma'));
    const load = await claim(common);
    return { ...load, campaigns: { ...load.campaigns, find } };
  });
  await new Promise((resolve) => app.root.subscribe({ error: resolve }));
  const written = report();
  expect(v.is(problemReport, JSON.parse(JSON.stringify(written)))).toBe(true);
  expect(written.end).toMatchObject({ hasCrashed: true, states: {} });
  expect(JSON.stringify(written)).not.toContain('Siti');
});

test('keeps what broke, masked and once, also where no machine has crashed', () => {
  const { router, errors, report } = openPage();
  const error = new TypeError("Cannot read properties of undefined (reading 'Siti Rahma')");
  error.stack = `TypeError: ${error.message}\n    at f (${OWN}assets/a1b2c3d.js:1:23456)`;
  errors.report({ kind: 'machine', machine: 'claim', state: 'claiming', error });
  // It is met again where its screen shows it.
  errors.report({ kind: 'error', error });
  errors.report({ kind: 'rejection', error: 'Siti Rahma' });
  errors.report({ kind: 'rejection', error: 'Budi' });
  router.push(ROUTES.help);
  errors.report({ kind: 'rejection', error: 'Budi' });
  const written = report();
  const rejected = { kind: 'broke', what: 'rejection', message: 'No error', stack: [] };
  expect(written.trail).toMatchObject([
    {
      kind: 'broke',
      what: 'machine',
      message: 'claim in claiming: TypeError: Cannot read properties of undefined',
      stack: ['assets/a1b2c3d.js:1:23456'],
    },
    // The same error right after itself is one step.
    rejected,
    { kind: 'opened' },
    rejected,
  ]);
  expect(written.end.hasCrashed).toBe(false);
  expect(v.is(problemReport, JSON.parse(JSON.stringify(written)))).toBe(true);
  expect(JSON.stringify(written)).not.toMatch(/Siti|Budi/);
});

test.each<Trouble>([
  { kind: 'malformed', endpoint: 'coupons/claim', field: 'vouchers.0.name' },
  { kind: 'policy', directive: 'script-src-elem', place: '' },
  { kind: 'start', error: null, place: '' },
  { kind: 'error', error: new RangeError('Siti Rahma') },
])('what is said of a trouble fits a report: %o', (trouble) => {
  const { errors, report } = openPage();
  errors.report(trouble);
  const written = report();
  expect(written.trail).toMatchObject([{ kind: 'broke', what: trouble.kind }]);
  expect(v.is(problemReport, JSON.parse(JSON.stringify(written)))).toBe(true);
});

test.each([
  'Siti Rahma',
  'TypeError: Siti Rahma',
  'claim in claiming: Siti Rahma',
  'Siti in Rahma and Budi: TypeError',
  'coupons/claim: data.628123456789',
])('a report with “%s” for what broke is none', (message) => {
  const { errors, report } = openPage();
  errors.report({ kind: 'error', error: null });
  const written = report();
  const trail = written.trail.map((step) => ({ ...step, message }));
  expect(v.is(problemReport, { ...written, trail })).toBe(false);
});

/** Whether the product itself sends the root an event, because its world has changed. */
const IS_NEWS: Readonly<Record<AppEvent['type'], boolean>> = {
  ROUTE_CHANGED: true,
  CONNECTION_RESTORED: true,
  MARKET_FOUND: true,
  LOGIN_SUCCEEDED: true,
  LOGGED_OUT: true,
  SESSION_ENDED: true,
  LOGIN_CHANGED: true,
  RETRY_PAGE: false,
  REQUIRE_LOGIN: false,
  TOKEN_REFUSED: false,
};

test.each(Object.entries(IS_NEWS))('%s is news of the product: %s', (type, isNews) => {
  const { app } = openPage();
  const heard: string[] = [];
  observeMachines(
    app.root,
    ({ event }) => heard.push(`sent ${event.type}`),
    (news) => heard.push(`news ${news}`),
  );
  Reflect.apply(app.root.send, app.root, [
    { type, login: { token: '', user: null }, market: 'ID' },
  ]);
  expect(heard[0]).toBe(`${isNews ? 'news' : 'sent'} ${type}`);
});
