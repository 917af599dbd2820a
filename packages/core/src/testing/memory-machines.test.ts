import { expect, test } from 'vitest';
import { createMemoryMachines } from './memory-machines.ts';
import { createMemoryWorld } from './memory-ports.ts';

test('each machine is there once, by a name for its chart and its speed', async () => {
  const machines = await createMemoryMachines(createMemoryWorld());
  expect(machines.map(({ machine }) => machine.id)).toEqual([
    'app',
    'login',
    'loginRedirect',
    'logOutEverywhere',
    'page',
    'annualSummary',
    'bargain',
    'bargainHelp',
    'checkIn',
    'claim',
    'community',
    'draw',
    'giftCard',
    'giftExchange',
    'pack',
    'packOrder',
    'payment',
    'prizeForm',
    'referral',
    'rightsCard',
  ]);
});
