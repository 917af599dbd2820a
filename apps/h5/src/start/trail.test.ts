import { correctClock, createApp, ROUTES } from '@cangkir/core';
import {
  createErrorBuffer,
  createFlightRecorder,
  createWitness,
  takePageStart,
} from '@cangkir/core/health';
import {
  createMemoryPageVisibility,
  createMemoryPorts,
  createMemoryRouter,
  createMemoryWorld,
} from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { startTrail } from './trail.ts';

/** A page that keeps its trail, and reports nothing by itself: its person asks not to be tracked. */
async function openPage() {
  const world = createMemoryWorld();
  const listeners: (() => void)[] = [];
  const memory = createMemoryRouter(ROUTES.home, () => {
    app.routeChanged();
    for (const listener of listeners) listener();
  });
  const router = {
    ...memory,
    subscribe(listener: () => void) {
      listeners.push(listener);
      return () => {};
    },
  };
  const ports = createMemoryPorts(world, { router });
  const app = createApp(ports);
  const clock = correctClock(world.clock);
  const start = takePageStart(app.session, router, clock);
  app.start();
  const trail = await startTrail({
    app,
    hosts: ports.hosts,
    start,
    clock,
    router,
    witness: createWitness(clock),
    errors: createErrorBuffer(),
    recorder: createFlightRecorder(clock),
    visibility: createMemoryPageVisibility(),
    browser: { system: 'android', isInOtherApp: false },
    release: '1',
  });
  return { app, router, trail };
}

test('records routes, states and stores, also of a person whom no statistics follow', async () => {
  const { app, router, trail } = await openPage();
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
