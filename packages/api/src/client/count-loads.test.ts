import { createLoadingCounter } from '@cangkir/core';
import { expect, test } from 'vitest';
import { countLoads } from './count-loads.ts';
import type { Exchange } from './exchange.ts';

const REQUEST = { method: 'GET', path: '/portal/app/config', headers: {} } as const;

test('counts a request until it is answered or lost', async () => {
  const ends: (() => void)[] = [];
  const exchange: Exchange = () => ({
    answer: new Promise((resolve, reject) => {
      ends.push(
        ends.length === 0 ? () => resolve({ status: 200, body: '', date: null }) : () => reject(),
      );
    }),
    cancel: () => {},
  });
  const loading = createLoadingCounter();
  const counted = countLoads(exchange, loading);
  const pending = [counted(REQUEST).answer, counted(REQUEST).answer];
  expect(loading.get()).toBe(2);
  for (const end of ends) end();
  await Promise.allSettled(pending);
  expect(loading.get()).toBe(0);
});
