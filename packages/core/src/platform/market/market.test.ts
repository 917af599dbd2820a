import { expect, test } from 'vitest';
import { callingCode, DEFAULT_MARKET, MARKETS, marketOfCurrency } from './market.ts';

test('has three markets, with Indonesia as the default', () => {
  expect(MARKETS).toEqual(['ID', 'PH', 'SG']);
  expect(DEFAULT_MARKET).toBe('ID');
});

test('finds the market of a currency', () => {
  expect(marketOfCurrency('IDR')).toBe('ID');
  expect(marketOfCurrency('PHP')).toBe('PH');
  expect(marketOfCurrency('SGD')).toBe('SG');
});

test('gives each market its calling code', () => {
  expect(MARKETS.map(callingCode)).toEqual(['62', '63', '65']);
});
