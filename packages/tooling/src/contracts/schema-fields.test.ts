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

test('names them below the path to the message', () => {
  const schema = v.object({ at: v.object({ title: v.string() }) });
  expect(fieldsOf(schema, 'data')).toEqual([{ name: 'data.at.title', type: 'string', rule: '' }]);
});

test('lists a localized text as one field', () => {
  const text = v.object({ id: v.string(), en: v.string(), zh: v.string() });
  expect(fieldsOf(v.object({ title: text }))).toEqual([
    { name: 'title', type: '`{ id, en, zh }` of strings', rule: '' },
  ]);
});

test('lists the languages of a text with different rules separately', () => {
  const id = v.pipe(v.string(), v.minLength(1));
  const text = v.object({ id, en: v.string(), zh: v.string() });
  expect(fieldsOf(v.object({ title: text })).map(({ name }) => name)).toEqual([
    'title.id',
    'title.en',
    'title.zh',
  ]);
});

test('describes rules in words', () => {
  const schema = v.object({
    age: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9), v.description('years')),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(5), v.regex(/^a|b$/)),
    top: v.pipe(v.number(), v.finite()),
    site: v.pipe(v.string(), v.url()),
  });
  expect(fieldsOf(schema).map(({ rule }) => rule)).toEqual([
    'whole, at least 0, at most 9, years',
    'not empty, at most 5 characters, matches `/^a|b$/`',
    'finite',
    'an address',
  ]);
});

test('marks what may be null or omitted', () => {
  const schema = v.object({ a: v.nullable(v.string()), b: v.optional(v.picklist([1, 'x'])) });
  expect(fieldsOf(schema)).toEqual([
    { name: 'a', type: 'string or null', rule: '' },
    { name: 'b', type: '`1` or `"x"`', rule: 'may be omitted' },
  ]);
});

test('distinguishes a nullable value from a nullable object', () => {
  expect(fieldsOf(v.nullable(v.string()), 'data')).toEqual([
    { name: 'data', type: 'string or null', rule: '' },
  ]);
  expect(fieldsOf(v.nullable(v.object({ on: v.boolean() })), 'data')).toEqual([
    { name: 'data', type: 'object or null', rule: '' },
    { name: 'data.on', type: 'boolean', rule: '' },
  ]);
});

test('has no fields for ignored data', () => {
  const ignored = v.pipe(
    v.unknown(),
    v.transform(() => undefined),
  );
  expect(fieldsOf(ignored, 'data')).toEqual([]);
});

test('groups fields by variant', () => {
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

test('refuses a schema that it cannot describe', () => {
  expect(() => fieldsOf(v.object({ when: v.date() }))).toThrow();
  expect(() => fieldsOf(v.object({ mail: v.pipe(v.string(), v.email()) }))).toThrow('email');
});
