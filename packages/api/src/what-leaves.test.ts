import { correctClock, createApp, matchRoute, ROUTES, type Router, withQuery } from '@cangkir/core';
import {
  createErrorBuffer,
  createErrorReporter,
  createFlightRecorder,
  createWitness,
  ERROR_KINDS,
  hearTroubles,
  keepTrail,
  problemReport,
  type Trouble,
  takePageStart,
  watchApp,
  watchPerson,
} from '@cangkir/core/health';
import {
  createMemoryKeyValueStore,
  createMemoryPageVisibility,
  createMemoryPorts,
  createMemoryRouter,
  createMemoryWorld,
  MEMORY_HOSTS,
  MEMORY_PAGE_FACTS,
} from '@cangkir/core/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.generated.ts';
import { type Backend, createTestClient, envelope } from './testing/test-client.ts';

const OWN_FILES = 'https://h5.test/app/';

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));

const word = fc
  .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), { minLength: 5, maxLength: 9 })
  .map((letters) => letters.join(''));

/** What must not leave: phones, codes, tokens, names and addresses. None of them is a word of the code by chance. */
const SECRET = fc.oneof(
  digits(9).map((rest) => `+628${rest}`),
  digits(9).map((rest) => `08${rest}`),
  // With dots, as a version has them.
  fc
    .tuple(fc.constantFrom('08', '81', '85', '91'), digits(7))
    .map((parts) => parts.join('').replace(/\d{3}(?=\d)/g, '$&.')),
  digits(6).map((code) => `9${code}7`),
  fc.uuid(),
  fc.base64String({ minLength: 24, maxLength: 60 }).map((token) => `eyJ${token}`),
  fc.tuple(word, word).map(([first, last]) => `Zz${first} Qx${last}`),
  fc.tuple(word, fc.nat(99)).map(([street, number]) => `Jl. Qz${street} No. ${number}`),
  word.map((name) => `zq${name}@contoh.test`),
);

/** An error with a secret wherever an error has a text. */
function errorsWith(secret: string): unknown[] {
  const frame = `    at ${secret} (${OWN_FILES}assets/a1b2c3d.js:1:2)`;
  const named = new Error('x');
  named.name = secret;
  return [
    secret,
    { message: secret, stack: frame },
    new TypeError(`Cannot read properties of undefined (reading '${secret}')`),
    new Error(`${secret}\n${frame}`),
    new Error(`${secret}\n    at f (${OWN_FILES}assets/${secret}.js:1:2)`),
    Object.assign(new Error('x'), { stack: `Error: ${secret}\n${frame}` }),
    Object.assign(new Error(secret), { cause: secret, stack: `${secret}@${OWN_FILES}${secret}` }),
    new TypeError(`Failed to fetch dynamically imported module: ${OWN_FILES}assets/${secret}.js`),
    new Error(secret, {
      cause: new Error(`Unable to preload CSS for ${OWN_FILES}assets/${secret}.css`),
    }),
    named,
  ];
}

/** All that can break but for malformed answers, with a secret wherever it has a text of its own. */
function troublesWith(secret: string): Trouble[] {
  return [
    ...errorsWith(secret).flatMap((error): Trouble[] => [
      { kind: 'error', error },
      { kind: 'rejection', error },
      { kind: 'part', error },
      { kind: 'machine', machine: 'claim', state: 'claiming', error },
      { kind: 'start', error, place: `${OWN_FILES}assets/${secret}.js:1:1` },
    ]),
    { kind: 'start', error: null, place: `${OWN_FILES}assets/${secret}.js:1:1` },
    { kind: 'start', error: null, place: secret },
  ];
}

/** A code that holds as much of a secret as a number can. */
function numberIn(secret: string): number {
  return Number(secret.replace(/\D/g, '').slice(0, 12) || 7);
}

/** A page that reports what breaks, as the app composes it. */
function openPage() {
  let backend: Backend = () => envelope(0, {});
  const world = createMemoryWorld();
  const router: Router = createMemoryRouter('/', () => app.routeChanged());
  const app = createApp(createMemoryPorts(world, { router }));
  const pageClock = correctClock(world.clock);
  const recorder = createFlightRecorder(pageClock);
  const witness = createWitness(pageClock);
  const errors = hearTroubles(witness, createErrorBuffer());
  const { client, clock } = createTestClient((request, nth) => backend(request, nth), {
    onOutcome: (endpoint, outcome) => recorder.record({ kind: 'request', endpoint, outcome }),
    onRequest: (name, contract) => witness.ask({ kind: 'request', name, contract }),
    onMalformed: (endpoint, field) => errors.report({ kind: 'malformed', endpoint, field }),
  });
  const sent: string[] = [];

  /** Each page may send ten reports. */
  function load(): void {
    errors.passTo(
      createErrorReporter({
        queue: { track: (name, properties) => sent.push(JSON.stringify([name, properties])) },
        recorder,
        storage: createMemoryKeyValueStore(),
        ownFiles: OWN_FILES,
        facts: () => ({
          release: '1',
          route: matchRoute(router.current()),
          market: 'ID',
          language: 'id',
          platform: 'android',
          isInApp: false,
        }),
      }),
    );
  }

  async function answer(next: Backend): Promise<void> {
    backend = next;
    const call = client.call(ENDPOINTS.config, {}, {});
    await clock.advance(60_000);
    await call;
  }

  watchApp(app, recorder, errors);
  app.start();
  const visibility = createMemoryPageVisibility();
  watchPerson({ root: app.root, session: app.session, router, visibility }, witness);
  const trail = keepTrail({
    root: app.root,
    hosts: MEMORY_HOSTS,
    start: takePageStart(app.session, router, pageClock),
    clock: pageClock,
    router,
    witness,
    recorder,
    ownFiles: OWN_FILES,
    nextTask: async () => {},
    facts: () => MEMORY_PAGE_FACTS,
  });
  return { app, router, errors, load, answer, sent, trail, witness };
}

/** Where else a secret comes from: the address, the storage, what is typed and sent to a machine, and answers. */
function placesIn({ app, router, answer }: ReturnType<typeof openPage>) {
  const login = app.root.system.get('login');
  return [
    (secret) => router.push(withQuery(ROUTES.help, { [secret]: secret })),
    (secret) => router.push(withQuery(ROUTES.getCoupons, { activityCode: secret })),
    (secret) => router.push(ROUTES.pack.replace(':id', encodeURIComponent(secret))),
    (secret) => router.push(`/${secret}`),
    (secret) => app.session.pay.set({ pay: secret }),
    (secret) => {
      const userInfo = { id: secret, phone: secret };
      app.session.global.set({ token: secret, userInfo, redirectRoute: secret });
    },
    (secret) => login.send({ type: 'TYPE_PHONE', text: secret }),
    (secret) => login.send({ type: secret, text: secret }),
    (secret) => answer(() => envelope(0, { mobileRegister: secret })),
    (secret) => answer(() => envelope(0, { [secret]: 1, mobileRegister: { [secret]: secret } })),
    (secret) => answer(() => envelope(numberIn(secret), { [secret]: secret })),
    (secret) => answer(() => envelope(numberIn(secret), secret, { status: 503 })),
    (secret) => answer(() => new Response(secret)),
    (secret) => answer(() => Response.json({ code: secret, msg: secret, data: secret })),
  ] satisfies ((secret: string) => void | Promise<void>)[];
}

test('no phone, code, token, name or address leaves, wherever it stood', async () => {
  const page = openPage();
  const places = placesIn(page);
  const secrets = fc.sample(SECRET, { numRuns: 10_000, seed: 1 });
  const reported = new Set<string>();
  for (const [nth, secret] of secrets.entries()) {
    page.load();
    await places[nth % places.length]?.(secret);
    const troubles = troublesWith(secret);
    // Each trouble comes after each place.
    const trouble = troubles[Math.floor(nth / places.length) % troubles.length];
    if (trouble !== undefined) page.errors.report(trouble);
    const place = `${OWN_FILES}?${secret}#${secret}:1:2`;
    page.errors.report({ kind: 'policy', directive: 'img-src', place });
    const leaves = page.sent.splice(0).join('\n');
    for (const kind of ERROR_KINDS) if (leaves.includes(`"kind":"${kind}"`)) reported.add(kind);
    expect(leaves).toContain('"kind":"policy"');
    // The last report holds what happened in the last places.
    const inside = secrets
      .slice(Math.max(nth - 20, 0), nth + 1)
      .filter((each) => leaves.includes(each));
    expect(inside).toEqual([]);
  }
  expect(ERROR_KINDS.filter((kind) => !reported.has(kind))).toEqual([]);
});

test('none of it is in the report that a person passes on', async () => {
  const page = openPage();
  const places = [
    ...placesIn(page),
    (secret: string) =>
      page.witness.ask({ kind: 'call', name: 'scan', contract: [] })('done', secret),
    (secret: string) =>
      page.app.root.send({
        type: 'LOGIN_SUCCEEDED',
        login: { token: secret, user: { id: secret, phone: secret } },
      }),
    (secret: string) => {
      for (const trouble of troublesWith(secret)) page.errors.report(trouble);
    },
  ];
  const secrets = fc.sample(SECRET, { numRuns: 400, seed: 2 });
  for (const [nth, secret] of secrets.entries()) await places[nth % places.length]?.(secret);
  const report = page.trail.report();
  const text = JSON.stringify(report);
  expect(report.trail.length).toBeGreaterThan(300);
  expect(text).toContain('"kind":"broke"');
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(v.is(problemReport, JSON.parse(text))).toBe(true);
});
