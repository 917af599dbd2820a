import { expect, test } from 'vitest';
import { isJsonObject } from './json-object.ts';

test.each([{}, { list: [] }])('%j is an object', (value) => {
  expect(isJsonObject(value)).toBe(true);
});

test.each([[[]], [null], ['{}'], [0], [undefined]])('%j is none', (value) => {
  expect(isJsonObject(value)).toBe(false);
});
