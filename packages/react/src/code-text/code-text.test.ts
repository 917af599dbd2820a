import { expect, test } from 'vitest';
import { spellOut } from './code-text.tsx';

test('a screen reader gets characters, and a pause after each group', () => {
  expect(spellOut(['VC7K', '2M'])).toBe('V C 7 K, 2 M');
});
