import { fail, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CONFIG_ENDPOINTS } from '../config.api.ts';
import { ENDPOINTS } from '../endpoints.generated.ts';
import { parseAnswer } from './parse-answer.ts';

const config = { ...CONFIG_ENDPOINTS.config, outcomes: [7] };
const DATA = { mobileRegister: true };

test.each([
  ['success', 0],
  ['outcome of the endpoint', 7],
])('reads the data of a %s', (_, code) => {
  expect(parseAnswer(config, { code, msg: '', data: DATA })).toEqual(succeed({ code, data: DATA }));
});

test('keeps what a refusal says', () => {
  expect(parseAnswer(config, { code: 10000, msg: '', data: DATA })).toEqual(
    fail({ kind: 'refused', code: 10000, data: DATA }),
  );
});

test.each([
  [{ mobileRegister: 'yes' }, 'mobileRegister'],
  ['yes', ''],
])('names the code and the field of data of another shape: %o', (data, field) => {
  expect(parseAnswer(config, { code: 7, msg: '', data })).toEqual(
    fail({ kind: 'malformed', code: 7, field }),
  );
});

test('names a field in a list, and not its place there', () => {
  const vouchers = { ...config, output: v.object({ list: v.array(v.object({ id: v.string() })) }) };
  expect(parseAnswer(vouchers, { code: 7, msg: '', data: { list: [{ id: 'v1' }, {}] } })).toEqual(
    fail({ kind: 'malformed', code: 7, field: 'list.[].id' }),
  );
});

/** The types of a schema and of all inside it. */
function typesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'kind' in schema && 'type' in schema ? [String(schema.type)] : [];
  return [...own, ...Object.values(schema).flatMap(typesIn)];
}

test('no answer has fields whose names are data', () => {
  const types = new Set(typesIn(Object.values(ENDPOINTS).map(({ output }) => output)));
  expect(types).toContain('object');
  for (const type of ['record', 'map', 'set', 'strict_object', 'object_with_rest']) {
    expect(types).not.toContain(type);
  }
});

test.each([
  ['no envelope', DATA],
  ['no object', null],
])('reads nothing from %s', (_, json) => {
  expect(parseAnswer(config, json)).toEqual(fail({ kind: 'foreign' }));
});
