import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test('parses JSON', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  expect(parseJson('null', 'fallback')).toBeNull();
});

test('falls back if a text is not JSON', () => {
  expect(parseJson('{"a":')).toBeUndefined();
  expect(parseJson('a text', 'a text')).toBe('a text');
});
