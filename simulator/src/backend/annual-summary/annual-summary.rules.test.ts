import { ENDPOINTS } from '@cangkir/api';
import { RESPONSE_CODE, wibYear } from '@cangkir/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { startBackend } from '../testing.ts';

/** The orders of a person's year. */
async function ordersOf(person: string, year: string) {
  const { backend, ask } = startBackend();
  const token = backend.logInAs(person)?.token ?? '';
  const { data } = await ask('annualSummary', { year }, { token });
  return v.parse(ENDPOINTS.annualSummary.output, data).orders;
}

test('returns the orders of that year in WIB', async () => {
  const orders = await ordersOf('member', '2025');
  expect(orders).toHaveLength(12);
  expect(new Set(orders.map(({ paidAt }) => wibYear(paidAt)))).toEqual(new Set([2025]));
});

test.each([
  ['newcomer', '2025'],
  ['member', '2020'],
])('returns nothing for %s in %s', async (person, year) => {
  expect(await ordersOf(person, year)).toEqual([]);
});

test('requires a login', async () => {
  const { ask } = startBackend();
  expect(await ask('annualSummary', { year: '2025' })).toMatchObject({
    code: RESPONSE_CODE.tokenInvalid,
  });
});
