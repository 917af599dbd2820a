import { expect, test } from 'vitest';
import { draftName } from './draft-name.ts';

test('a draft is named by its page and by whose it is', () => {
  expect(draftName('draw:roda', 'member-1')).toBe('member-1@draw:roda');
  expect(draftName('draw:roda', null)).toBe('draw:roda');
});
