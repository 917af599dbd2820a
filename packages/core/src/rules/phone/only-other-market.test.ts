import { expect, test } from 'vitest';
import { onlyOtherMarket } from './only-other-market.ts';

test.each([
  ['', 'ID', null],
  ['0', 'SG', null],
  ['09', 'ID', 'PH'],
  ['0917 555 1234', 'ID', 'PH'],
  ['０９１７', 'ID', 'PH'],
  ['0917', 'PH', null],
  ['0917', 'SG', 'PH'],
  // A mobile of Singapore, too, until it is too long for one.
  ['9175 5512', 'ID', null],
  ['9175 5512 3', 'ID', 'PH'],
  // Not yet too short for Indonesia.
  ['8123 4567', 'ID', null],
  ['0812 3456 78', 'PH', null],
  ['0812 3456 789', 'PH', null],
  ['0812 3456 7890', 'PH', 'ID'],
  ['0812 3456 7890', 'ID', null],
  // Its calling code says the market of a number by itself.
  ['+63 917', 'ID', null],
  ['021 555 1234', 'ID', null],
] as const)('of %j in %s is %s', (typed, chosen, market) => {
  expect(onlyOtherMarket(typed, chosen)).toBe(market);
});
