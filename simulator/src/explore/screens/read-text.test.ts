import { expect, test } from 'vitest';
import { createReadText } from './read-text.ts';

const read = createReadText({
  id: ['Undian berhadiah', '{{count}} voucher untukmu', 'Menu lengkap (baru)'],
  en: ['Lucky draw', '{{count}} vouchers for you', 'Menu lengkap (baru)'],
  zh: ['幸运抽奖', '{{count}} 张优惠券给你', '全部菜单'],
});

test.each([
  ['Undian berhadiah', 'id'],
  ['3 voucher untukmu', 'id'],
  ['Palm Sugar Milk Coffee', 'zh'],
  // Of both languages.
  ['Menu lengkap (baru)', 'en'],
] as const)('“%s” may stand on a screen in %s', (text, language) => {
  expect(read(text, language)).toBeNull();
});

test.each([
  ['Undian berhadiah', 'en'],
  ['3 voucher untukmu', 'zh'],
  ['幸运抽奖', 'id'],
  ['{{count}} voucher untukmu', 'id'],
  ['undefined vouchers for you', 'en'],
] as const)('“%s” is wrong on a screen in %s', (text, language) => {
  expect(read(text, language)).toContain(text);
});
