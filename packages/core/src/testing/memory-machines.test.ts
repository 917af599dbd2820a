import { expect, test } from 'vitest';
import { PAGE_NAMES } from '../app/pages.ts';
import { createMemoryMachines } from './memory-machines.ts';
import { createMemoryWorld } from './memory-ports.ts';

test('each machine is there once, by a name for its chart and its speed', async () => {
  const machines = await createMemoryMachines(createMemoryWorld());
  // The love match is the draw's machine.
  const ofPages = PAGE_NAMES.filter((name) => name !== 'love').sort();
  const others = ['app', 'login', 'loginRedirect', 'logOutEverywhere', 'page'];
  expect(machines.map(({ machine }) => machine.id)).toEqual([...others, ...ofPages]);
});
