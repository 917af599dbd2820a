import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { createApp } from '../../app/create-app.ts';
import type { PagePorts } from '../../app/pages.ts';
import { correctClock } from '../../platform/clock/corrected-clock.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { createMemoryMachines } from '../../testing/memory-machines.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import type { Trouble } from './error-reporter.ts';
import { createFlightRecorder } from './flight-recorder.ts';
import { nameInCode } from './recorded-event.ts';
import { watchApp } from './watch-app.ts';

const CAMPAIGN = `${ROUTES.getCoupons}?activityCode=kopi`;

afterEach(() => {
  vi.useRealTimers();
});

/** An app at a campaign, and what is seen of it. */
function openApp(claim?: PagePorts['claim']) {
  // XState also throws an error in a timer, for the browser's console.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const world = createMemoryWorld();
  const router = createMemoryRouter(CAMPAIGN, () => app.routeChanged());
  const ports = createMemoryPorts(world, { router });
  const app = createApp({ ...ports, pages: { ...ports.pages, ...(claim && { claim }) } });
  const recorder = createFlightRecorder(correctClock(world.clock));
  const troubles: Trouble[] = [];
  const watch = () => watchApp(app, recorder, { report: (trouble) => troubles.push(trouble) });
  return { app, recorder, troubles, watch };
}

/** Ports of a campaign whose gateway breaks its contract. */
const BROKEN: PagePorts['claim'] = async (common) => {
  const { claim } = createMemoryPorts(createMemoryWorld()).pages;
  const load = await claim(common);
  const find = () => Promise.reject(new Error('The gateway broke its contract.'));
  return { ...load, campaigns: { ...load.campaigns, find } };
};

test('records which event a machine got, and the state that it is in since', () => {
  const { app, recorder, watch } = openApp();
  watch();
  app.start();
  const login = app.root.system.get('login');
  login.send({ type: 'TYPE_PHONE', text: '0812 3456 7890' });
  login.send({ type: '0812 3456 7890' });
  const events = recorder.events().filter(({ kind }) => kind === 'machine');
  const at = MEMORY_START;
  expect(events).toContainEqual({
    kind: 'machine',
    at,
    machine: 'app',
    event: 'ROUTE_CHANGED',
    state: 'loadingPage',
  });
  expect(events.slice(-2)).toEqual([
    { kind: 'machine', at, machine: 'login', event: 'TYPE_PHONE', state: 'enteringPhone' },
    { kind: 'machine', at, machine: 'login', event: 'other', state: 'enteringPhone' },
  ]);
  expect(JSON.stringify(recorder.events())).not.toContain('0812');
});

/** The ids of a state and of all inside it. */
function idsIn({ id, states }: AnyStateNode): string[] {
  return [id, ...Object.values(states).flatMap(idsIn)];
}

test('every machine has names that fit a report', async () => {
  const machines = await createMemoryMachines(createMemoryWorld());
  const names = machines.flatMap(({ machine }) => [...idsIn(machine.root), ...machine.events]);
  expect(names.filter((name) => !v.is(nameInCode, name))).toEqual([]);
});

test('records which store of the session changes', () => {
  const { app, recorder, watch } = openApp();
  watch();
  app.session.pay.set({ pay: 'secret' });
  app.session.global.set({ token: 'secret' });
  expect(recorder.events()).toMatchObject([
    { kind: 'storage', key: 'pay' },
    { kind: 'storage', key: 'global' },
  ]);
});

test('reports the machine that crashed', async () => {
  const { app, troubles, watch } = openApp(BROKEN);
  watch();
  const crashed = new Promise((resolve) => app.root.subscribe({ error: resolve }));
  app.start();
  const error = await crashed;
  expect(troubles[0]).toMatchObject({ kind: 'machine', machine: 'page', error });
});

test('reports a crash from before it watched', async () => {
  const { app, troubles, watch } = openApp(BROKEN);
  const crashed = new Promise((resolve) => app.root.subscribe({ error: resolve }));
  app.start();
  const error = await crashed;
  watch();
  expect(troubles).toMatchObject([{ kind: 'machine', machine: 'app', error }]);
});

test('reports the code of a page that does not arrive', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module: claim.js');
  const { app, troubles, watch } = openApp(() => Promise.reject(error));
  watch();
  const failed = new Promise<void>((resolve) => {
    app.root.subscribe((state) => {
      if (state.matches('pageFailed')) resolve();
    });
  });
  app.start();
  await failed;
  expect(troubles).toEqual([{ kind: 'part', error }]);
});
