import { expect, test } from 'vitest';
import { isJsonObject } from './json-object.ts';

test.each([{}, { list: [] }])('accepts %j', (value) => {
  expect(isJsonObject(value)).toBe(true);
});

test.each([[[]], [null], ['{}'], [0], [undefined]])('rejects %j', (value) => {
  expect(isJsonObject(value)).toBe(false);
});
