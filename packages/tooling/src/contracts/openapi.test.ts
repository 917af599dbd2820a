import { TRACKING } from '@cangkir/core/tracking';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readContract } from './api-contract.ts';
import { openApi } from './openapi.ts';

const ENDPOINTS = await readContract();

describe.each(ENDPOINTS)('$name', ({ input, output, outcomes, example }) => {
  test('has an example of its schemas, with every field', () => {
    expect(v.parse(input, example.input)).toEqual(example.input);
    expect(v.parse(output, example.output)).toEqual(example.output);
  });

  test('has an example with one of its codes', () => {
    expect([0, ...outcomes]).toContain(example.code);
  });
});

test('has every endpoint once', async () => {
  const { paths } = v.parse(v.object({ paths: v.record(v.string(), OPERATIONS) }), await openApi());
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => [operationId, method, path]),
  );
  expect(documented).toEqual([
    ...ENDPOINTS.map(({ name, method, path }) => [name, method.toLowerCase(), path]),
    ['sendStatistics', 'post', TRACKING.path],
  ]);
});

const OPERATIONS = v.record(v.string(), v.object({ operationId: v.string() }));

test('is reproducible', async () => {
  expect(await openApi()).toEqual(await openApi());
});
