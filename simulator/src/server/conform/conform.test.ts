import { describe, expect, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { checkBackend, findFault } from './find-fault.ts';

test('our backend keeps the contract, and every endpoint of it was asked', async () => {
  const { findings, unreached, endpoints } = await checkBackend();
  expect(findings).toEqual([]);
  expect(endpoints.length).toBeGreaterThan(40);
  expect(unreached.filter(({ outcome }) => outcome === 'success')).toEqual([]);
  expect(unreached.filter(({ hint }) => !hint.startsWith('the data file’s'))).toEqual([]);
});

describe('a backend is found in which', () => {
  test.each([
    ['an account has no credits', 'account'],
    ['a page cannot read the date', 'any request'],
    ['a device claims for many', 'claim'],
    ['keys of exchanges are forgotten', 'exchangeGift'],
    ['paid packs are not delivered', 'payByStoredValue'],
  ])('%s', async (name, where) => {
    const fault = FAULTS[name];
    if (fault === undefined) throw new Error(`No fault is called ${name}.`);
    expect(await findFault(fault)).toMatchObject({ where });
  });
});
