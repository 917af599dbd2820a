import { expect, test } from 'vitest';
import { parseLinkCode } from './link-code.ts';

test.each(['KOPI-7F2Q', 'A_b-9', 'x', 'x'.repeat(64)])('accepts %s as a code', (text) => {
  expect(parseLinkCode(text)).toBe(text);
});

test.each(['', 'x'.repeat(65), 'a b', 'a\n', '\na', '../own', '<b>', 'kopi☕'])(
  'rejects %j as a code',
  (text) => {
    expect(parseLinkCode(text)).toBe('');
  },
);
