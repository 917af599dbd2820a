import { correctClock, ROUTES } from '@cangkir/core';
import { DEFAULT_ENVIRONMENT } from '@cangkir/core/environment';
import {
  createErrorBuffer,
  createFlightRecorder,
  createWitness,
  type Trail,
  takePageStart,
} from '@cangkir/core/health';
import {
  createMemoryKeyValueStore,
  createMemoryTrackingGateway,
  createMemoryWorld,
  createSeededRandom,
} from '@cangkir/core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { composeInMemory } from '../compose-in-memory.ts';
import { createStartUp } from './start-up.ts';
import { startTrail } from './trail.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page that loads, and reports nothing by itself: its person asks not to be tracked. */
function openPage() {
  const window = new EventTarget();
  vi.stubGlobal('location', { href: 'https://h5.test/app/?lan=en#/' });
  vi.stubGlobal('document', { readyState: 'interactive' });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const world = createMemoryWorld();
  const product = composeInMemory({ route: ROUTES.home, world });
  const { app, router } = product;
  const clock = correctClock(world.clock);
  const trails: Trail[] = [];
  const ports = {
    ...product,
    session: app.session,
    start: takePageStart(app.session, router, clock),
    clock,
    random: createSeededRandom(1),
    tracking: createMemoryTrackingGateway(world.clock),
    storage: createMemoryKeyValueStore(),
    witness: createWitness(clock),
    errors: createErrorBuffer(),
    recorder: createFlightRecorder(clock),
    release: '1',
    screenLoader: () => async () => {},
    openTrail: async () => void trails.push(await startTrail(ports)),
  };
  app.start();
  router.subscribe(app.routeChanged);
  const environment = { ...DEFAULT_ENVIRONMENT, hasStatistics: false };
  const starting = createStartUp(product, ports, environment).trail();

  async function load(): Promise<Trail> {
    window.dispatchEvent(new Event('load'));
    await starting;
    const [trail] = trails;
    if (trail === undefined) throw new Error('No trail began.');
    return trail;
  }

  return { app, router, load };
}

test('records routes, states and stores, also of a person whom no statistics follow', async () => {
  const { app, router, load } = openPage();
  const trail = await load();
  app.session.pay.set({ pay: 'secret' });
  router.push(ROUTES.help);
  const events = trail.report().events.map(({ at: _, ...event }) => event);
  expect(events[0]).toEqual({ kind: 'route', name: 'home' });
  expect(events).toContainEqual({ kind: 'storage', key: 'pay' });
  expect(events).toContainEqual({
    kind: 'machine',
    machine: 'app',
    event: 'ROUTE_CHANGED',
    state: 'atPage',
  });
  expect(events.at(-1)).toEqual({ kind: 'route', name: 'help' });
});

test('keeps what a person does before the page has loaded', async () => {
  const { app, router, load } = openPage();
  app.root.system.get('login').send({ type: 'TYPE_PHONE', text: '0812 3456 7890' });
  router.push(ROUTES.help);
  const trail = await load();
  app.setLanguage('zh');
  expect(trail.report()).toMatchObject({
    forgotten: 0,
    trail: [
      { kind: 'sent', event: { type: 'TYPE_PHONE', text: 'mobileId-1' }, length: 14 },
      { kind: 'opened', route: '/help' },
      { kind: 'language', language: 'zh' },
    ],
  });
});

test('says how much it has forgotten of what came before', async () => {
  const { app, load } = openPage();
  for (let nth = 0; nth < 250; nth += 1) app.setLanguage(nth % 2 === 0 ? 'zh' : 'en');
  const { forgotten, trail } = (await load()).report();
  expect({ forgotten, kept: trail.length }).toEqual({ forgotten: 50, kept: 200 });
});
