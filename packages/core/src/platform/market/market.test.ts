import { expect, test } from 'vitest';
import {
  callingCode,
  DEFAULT_MARKET,
  MARKETS,
  marketOfCurrency,
  marketOfPhone,
  timeZoneOf,
} from './market.ts';

test('has three markets, with Indonesia as the default', () => {
  expect(MARKETS).toEqual(['ID', 'PH', 'SG']);
  expect(DEFAULT_MARKET).toBe('ID');
});

test('finds the market of a currency', () => {
  expect(marketOfCurrency('IDR')).toBe('ID');
  expect(marketOfCurrency('PHP')).toBe('PH');
  expect(marketOfCurrency('SGD')).toBe('SG');
});

test('labels the clocks of each market', () => {
  expect(MARKETS.map((market) => timeZoneOf(market).label)).toEqual(['WIB', 'PHT', 'SGT']);
});

test('gives each market its calling code', () => {
  expect(MARKETS.map(callingCode)).toEqual(['62', '63', '65']);
});

test.each([
  ['+6281234567890', 'ID'],
  ['+639175551234', 'PH'],
  ['+6591234567', 'SG'],
  ['+60123456789', null],
  ['081234567890', null],
  ['', null],
])('finds the market of the phone %j: %j', (phone, market) => {
  expect(marketOfPhone(phone)).toBe(market);
});
