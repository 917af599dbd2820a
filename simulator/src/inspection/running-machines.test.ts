import { type App, createApp } from '@cangkir/core';
import { createMemoryPorts, createMemoryWorld, settle } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { watchMachines } from './running-machines.ts';

/** A phone whose page shows an app, and can show another. */
function createShownApp() {
  const listeners = new Set<(app: App) => void>();
  let shown: App | null = null;
  return {
    phone: {
      app: () => shown,
      onApp(listener: (app: App) => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    async show(): Promise<void> {
      const app = createApp(createMemoryPorts(createMemoryWorld()));
      app.start();
      shown = app;
      for (const listener of listeners) listener(app);
      await settle();
    },
  };
}

test('a phone without an app has no machines', () => {
  expect(watchMachines(createShownApp().phone).get()).toEqual([]);
});

test('lists the running machines by name, with their states and events', async () => {
  const { phone, show } = createShownApp();
  const machines = watchMachines(phone);
  await show();
  const login = machines.get().find(({ systemId }) => systemId === 'login');
  expect(login).toMatchObject({ machineId: 'login', failed: null });
  expect(login?.events).toContain('TYPE_PHONE');
  expect(login?.visited).toEqual(login?.states);
});

test('notifies of a sent event, and remembers visited states', async () => {
  const { phone, show } = createShownApp();
  const machines = watchMachines(phone);
  await show();
  const before = machines.get();
  let changes = 0;
  const stop = machines.subscribe(() => {
    changes += 1;
  });
  const login = () => machines.get().find(({ systemId }) => systemId === 'login');
  const [start = ''] = login()?.states ?? [];
  machines.send('login', { type: 'TYPE_PHONE', text: '0812 0000 0202' });
  machines.send('login', { type: 'SEND_CODE' });
  await settle();
  expect(changes).toBeGreaterThan(0);
  expect(machines.get()).not.toBe(before);
  expect(machines.get()).toBe(machines.get());
  expect(login()?.visited[0]).toBe(start);
  expect(login()?.visited.length).toBeGreaterThan(1);
  stop();
});

test('a reloaded page has visited no state', async () => {
  const { phone, show } = createShownApp();
  const machines = watchMachines(phone);
  await show();
  machines.send('login', { type: 'SEND_CODE' });
  await show();
  for (const { visited, states } of machines.get()) expect(visited).toEqual(states);
});
