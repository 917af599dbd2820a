import type { App, PagePorts } from '@cangkir/core';
import { expect, test } from 'vitest';
import { machinesDriver } from '../machines/machines-driver.ts';
import { runScenario } from '../run-scenario.ts';
import { CLAIM, writeScenario } from '../testing.ts';
import { createScenarioDriver } from './scenario-driver.ts';

const loadNothing = () => Promise.reject(new Error('Nothing is loaded here.'));

const DRAW = writeScenario({
  route: '/{{brand}}/luckDraw?activityCode=roda-tumbler',
  steps: [{ do: 'expect', actor: 'draw', running: true, screen: [{ heading: 'A wheel' }] }],
});

/** A driver in a page whose app has these screens. */
function startDriver(pages: PagePorts) {
  const listeners: ((app: App) => void)[] = [];
  const events: string[] = [];
  const driver = createScenarioDriver({
    phone: {
      app: () => null,
      pages: () => pages,
      onApp(listener) {
        listeners.push(listener);
        return () => {};
      },
    },
    page: {
      async open(scenario) {
        events.push('in the phone');
        start(ANY_APP);
        return { ...(await machinesDriver.open(scenario)), settle: async () => null };
      },
    },
    closePages: async () => void events.push('pages closed'),
  });
  function start(app: App): void {
    for (const listener of listeners) listener(app);
  }
  return { driver, events, start };
}

const ANY_APP: App = Object.create(null);

test('a scenario whose page has no screen runs on the machines, which can be watched', async () => {
  const { driver, events, start } = startDriver({ claim: loadNothing });
  start(ANY_APP);
  const watched: unknown[] = [];
  driver.onApp((app) => watched.push(app));
  const stage = await driver.open(DRAW);
  expect([events, stage.hasScreen]).toEqual([['pages closed'], false]);
  expect(watched).toEqual([driver.app()]);
  expect(driver.app()?.root.system.get('draw')).toBeDefined();
  await stage.close();
  expect(driver.app()).toBeNull();
});

test('says that its screen was not checked', async () => {
  const { driver, start } = startDriver({});
  start(ANY_APP);
  const { passed, steps } = await runScenario(DRAW, driver);
  expect(passed).toBe(true);
  expect(steps).toMatchObject([{ unchecked: 'screen' }]);
});

test('a scenario whose pages have a screen runs in the phone', async () => {
  const { driver, events, start } = startDriver({ claim: loadNothing });
  start(ANY_APP);
  expect(await driver.builtPages()).toEqual(['claim']);
  await driver.open(writeScenario({ steps: [CLAIM] }));
  expect(events).toEqual(['in the phone']);
});

test('a desk that never showed its app finds out about the screens as it opens the scenario', async () => {
  const { driver, events } = startDriver({});
  const stage = await driver.open(DRAW);
  expect([events, stage.hasScreen]).toEqual([['in the phone', 'pages closed'], false]);
});
