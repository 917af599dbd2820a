import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldsOf } from './schema-fields.ts';

test('names nested fields by their path', () => {
  const schema = v.object({ list: v.array(v.object({ size: v.number() })), on: v.boolean() });
  expect(fieldsOf(schema)).toEqual([
    { name: 'list[].size', type: 'number', rule: '' },
    { name: 'on', type: 'boolean', rule: '' },
  ]);
});

test('takes a text in each language for one field', () => {
  const schema = v.object({ title: v.object({ id: v.string(), en: v.string() }) });
  expect(fieldsOf(schema)).toEqual([{ name: 'title', type: '`{ id, en }` of strings', rule: '' }]);
});

test('puts rules into words', () => {
  const schema = v.object({
    age: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9), v.description('years')),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(5), v.regex(/^a|b$/)),
  });
  expect(fieldsOf(schema).map(({ rule }) => rule)).toEqual([
    'whole, at least 0, at most 9, years',
    'not empty, at most 5 characters, matches `/^a|b$/`',
  ]);
});

test('tells what may be null or left out', () => {
  const schema = v.object({ a: v.nullable(v.string()), b: v.optional(v.picklist([1, 'x'])) });
  expect(fieldsOf(schema)).toEqual([
    { name: 'a', type: 'string or null', rule: '' },
    { name: 'b', type: '`1` or `"x"`', rule: 'may be left out' },
  ]);
});

test('tells which fields go with which shape', () => {
  const schema = v.object({
    shape: v.variant('kind', [
      v.object({ kind: v.literal('circle'), radius: v.number() }),
      v.object({ kind: v.literal('square'), side: v.number() }),
    ]),
  });
  expect(fieldsOf(schema)).toEqual([
    { name: 'shape.kind', type: '`"circle"`', rule: '' },
    { name: 'shape.radius', type: 'number', rule: 'with `"circle"`' },
    { name: 'shape.kind', type: '`"square"`', rule: '' },
    { name: 'shape.side', type: 'number', rule: 'with `"square"`' },
  ]);
});

test('refuses what it has no words for', () => {
  expect(() => fieldsOf(v.object({ when: v.date() }))).toThrow();
  expect(() => fieldsOf(v.object({ mail: v.pipe(v.string(), v.email()) }))).toThrow('email');
});
