import { expect, test } from 'vitest';
import { giftCardGroups, readGiftCardCode } from './gift-card-code.ts';

test.each([
  'ABCD2345EFGH6789',
  'abcd2345efgh6789',
  ' ABCD 2345-EFGH 6789\n',
  'ＡＢＣＤ２３４５efgh6789',
  'ABCD–2345—EFGH-6789',
  'ABCD\u20102345\u2011EFGH\u22126789',
  'ABCD\u200B2345\u00ADEFGH\u20606789\uFEFF',
  'ABCD\u00A02345\u3000EFGH\t6789',
])('accepts "%s"', (typed) => {
  expect(readGiftCardCode(typed)).toBe('ABCD2345EFGH6789');
});

test.each([
  '',
  'ABCD2345EFGH678',
  'ABCD2345EFGH67890',
  'ABCD2345EFGH678!',
  'ABCD2345EFGH678É',
  'ABCD_2345_EFGH_6789',
  'ABCD+2345+EFGH+6789',
])('rejects "%s"', (typed) => {
  expect(readGiftCardCode(typed)).toBeNull();
});

test.each([
  ['', ['••••', '••••', '••••', '••••']],
  ['ab-cd 2', ['ABCD', '2•••', '••••', '••••']],
  ['ABCD2345EFGH6789XY', ['ABCD', '2345', 'EFGH', '6789']],
])('shows %s in the groups of a card', (typed, groups) => {
  expect(giftCardGroups(typed)).toEqual(groups);
});
