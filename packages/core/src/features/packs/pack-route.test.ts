import { expect, test } from 'vitest';
import { queryOf } from '../../platform/navigation/route.ts';
import { linkQuantity, packRoute, reorderRoute } from './pack-route.ts';

test('leads to a pack, whatever its id', () => {
  expect(packRoute('hemat')).toBe('/mine/packs/hemat');
  expect(packRoute('a/b?c')).toBe('/mine/packs/a%2Fb%3Fc');
});

test('a reorder carries its quantity', () => {
  expect(reorderRoute('hemat', 12)).toBe('/mine/packs/hemat?quantity=12');
  expect(linkQuantity(queryOf(reorderRoute('hemat', 12)))).toBe(12);
});

test.each(['', '0', '-1', '1.5', '01', '1e3', '10000', 'two'])(
  'ignores the quantity "%s"',
  (quantity) => {
    expect(linkQuantity({ quantity })).toBeNull();
    expect(linkQuantity({})).toBeNull();
  },
);
