import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldsOf } from './schema-fields.ts';

test('names fields by their path, with their rules in words', () => {
  const schema = v.object({
    top: v.pipe(v.number(), v.finite(), v.minValue(0)),
    at: v.object({ url: v.pipe(v.string(), v.url()) }),
    kind: v.optional(v.picklist([1, 'x'])),
  });
  expect(fieldsOf(schema, 'data')).toEqual([
    { name: 'data.top', type: 'number', rule: 'finite, at least 0' },
    { name: 'data.at.url', type: 'string', rule: 'an address' },
    { name: 'data.kind', type: '`1` or `"x"`', rule: 'may be left out' },
  ]);
});

test('tells what may be null', () => {
  expect(fieldsOf(v.nullable(v.string()), 'data')).toEqual([
    { name: 'data', type: 'string or null', rule: '' },
  ]);
  expect(fieldsOf(v.nullable(v.object({ on: v.boolean() })), 'data')).toEqual([
    { name: 'data', type: 'object or null', rule: '' },
    { name: 'data.on', type: 'boolean', rule: '' },
  ]);
});

test('has no fields for what is not read', () => {
  const ignored = v.pipe(
    v.unknown(),
    v.transform(() => undefined),
  );
  expect(fieldsOf(ignored, 'data')).toEqual([]);
});

test('refuses what it has no words for', () => {
  expect(() => fieldsOf(v.date(), 'data')).toThrow();
  expect(() => fieldsOf(v.pipe(v.string(), v.email()), 'data')).toThrow('email');
});
