import { expect, test } from 'vitest';
import { type PackContent, summarizePack } from './pack.ts';

function content(value: number, quantity: number): PackContent {
  return { title: { id: 'Potongan', en: 'Off', zh: '立减' }, value, quantity };
}

test('sums up the vouchers of a pack and their value', () => {
  expect(summarizePack([])).toEqual({ vouchers: 0, value: 0 });
  expect(summarizePack([content(25_000, 1)])).toEqual({ vouchers: 1, value: 25_000 });
  expect(summarizePack([content(25_000, 3), content(10_000, 2)])).toEqual({
    vouchers: 5,
    value: 95_000,
  });
});
