import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../platform/market/market.ts';
import { parsePhone } from './phone.ts';

describe('a mobile phone', () => {
  test.each([
    ['081234567890', 'ID', '+6281234567890', '0812-3456-7890'],
    ['81234567890', 'ID', '+6281234567890', '0812-3456-7890'],
    ['+62 812-3456-7890', 'ID', '+6281234567890', '0812-3456-7890'],
    ['6281234567890', 'ID', '+6281234567890', '0812-3456-7890'],
    ['09171234567', 'PH', '+639171234567', '0917 123 4567'],
    ['9171234567', 'PH', '+639171234567', '0917 123 4567'],
    ['8123 4567', 'SG', '+6581234567', '8123 4567'],
  ] as const)('parses from %s in %s as %s', (typed, market, e164, national) => {
    expect(parsePhone(typed, market)).toEqual({ e164, national });
  });
});

describe('a phone that cannot receive SMS', () => {
  test.each([
    ['0215551234', 'ID', 'a landline in Jakarta'],
    ['0800 1 234567', 'ID', 'toll-free'],
    ['0281234567', 'PH', 'a landline in Manila'],
    ['61234567', 'SG', 'a landline'],
    ['18001234567', 'SG', 'toll-free'],
    ['0812', 'ID', 'too short'],
    ['08123456789012345', 'ID', 'too long'],
    ['+6591234567', 'ID', 'of another market'],
    ['0812-KOPI-7890', 'ID', 'with letters'],
    ['HP 0812-3456-7890', 'ID', 'with a word before it'],
    ['0812-3456-7890 x1', 'ID', 'with an extension'],
    ['0812-3456-7890 #1', 'ID', 'with an extension after a hash'],
    ['0812-3456-7890,,12', 'ID', 'with an extension after two commas'],
    ['0812-3456-7890;5', 'ID', 'with an extension after a semicolon'],
    ['', 'ID', 'empty'],
    ['+', 'ID', 'a lone plus'],
  ] as const)('%s in %s (%s) is rejected', (typed, market, _why) => {
    expect(parsePhone(typed, market)).toBeNull();
  });
});

test('parses from its stored form, and garbage never throws', () => {
  const digits = fc.stringMatching(/^\+?\d{6,14}$/);
  const withEnding = fc
    .tuple(
      fc.constantFrom('081234567890', '09171234567', '81234567'),
      fc.stringMatching(/^ ?[#,;+*/-]{0,2} ?\d{0,3}$/),
    )
    .map(([phone, ending]) => phone + ending);
  fc.assert(
    fc.property(fc.oneof(fc.string(), digits, withEnding), (typed) => {
      for (const market of MARKETS) {
        const phone = parsePhone(typed, market);
        if (phone !== null) {
          expect(parsePhone(phone.e164, market)).toEqual(phone);
          expect(parsePhone(phone.national, market)).toEqual(phone);
        }
      }
    }),
  );
});
