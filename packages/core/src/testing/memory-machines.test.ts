import { expect, test } from 'vitest';
import { createMemoryMachines } from './memory-machines.ts';
import { createMemoryWorld } from './memory-ports.ts';

test('every machine has a unique name, for its chart and its speed', () => {
  expect(createMemoryMachines(createMemoryWorld()).map(({ machine }) => machine.id)).toEqual([
    'annualSummary',
    'app',
    'bargain',
    'bargainHelp',
    'checkIn',
    'claim',
    'community',
    'draw',
    'giftCard',
    'giftExchange',
    'login',
    'loginRedirect',
    'pack',
    'packOrder',
    'payment',
    'prizeForm',
    'referral',
  ]);
});
