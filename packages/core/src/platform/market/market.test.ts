import { expect, test } from 'vitest';
import { callingCode, DEFAULT_MARKET, MARKETS, marketOfCurrency } from './market.ts';

test('there are three markets, and Indonesia is the default', () => {
  expect(MARKETS).toEqual(['ID', 'PH', 'SG']);
  expect(DEFAULT_MARKET).toBe('ID');
});

test('a currency is paid in its market', () => {
  expect(marketOfCurrency('IDR')).toBe('ID');
  expect(marketOfCurrency('PHP')).toBe('PH');
  expect(marketOfCurrency('SGD')).toBe('SG');
});

test('each market has its calling code', () => {
  expect(MARKETS.map(callingCode)).toEqual(['62', '63', '65']);
});
