import { expect, test } from 'vitest';
import { parseInviteCode } from './invite-code.ts';

test.each(['KOPI-7F2Q', 'x', 'x'.repeat(64)])('%s may be a code', (text) => {
  expect(parseInviteCode(text)).toBe(text);
});

test.each(['', 'x'.repeat(65), 'a b', 'a\n', '<b>'])('%j can be no code', (text) => {
  expect(parseInviteCode(text)).toBe('');
});
