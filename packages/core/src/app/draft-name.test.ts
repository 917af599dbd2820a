import { expect, test } from 'vitest';
import { draftName } from './draft-name.ts';

test('names a draft by its page and its owner', () => {
  expect(draftName('draw:roda', 'member-1')).toBe('member-1@draw:roda');
  expect(draftName('draw:roda', null)).toBe('draw:roda');
});
