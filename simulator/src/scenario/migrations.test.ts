import { BRAND } from '@cangkir/core';
import { expect, test } from 'vitest';
import { migrate } from './migrations.ts';
import { SCENARIO_SCHEMA, SCENARIO_VERSION } from './scenario.ts';
import { readScenario } from './validate.ts';

/** A draft, from before the format had a version. */
const DRAFT = {
  $schema: './scenario.v1.json',
  id: 'draft',
  title: 'A story from before the format had a version',
  clock: { start: '2026-09-04T07:54:00Z' },
  seed: 42,
  device: { platform: 'ios', appVersion: '3.3.0', safeTop: 44, language: 'in', location: null },
  user: 'member',
  storage: { session: {}, local: {} },
  route: `/${BRAND.pathSegment}/luckDraw`,
  backend: { fixture: 'everyday', overrides: [] },
  steps: [
    { do: 'open', route: `/${BRAND.pathSegment}/check-in?day=1` },
    { do: 'expect', route: `/${BRAND.pathSegment}/check-in` },
  ],
};

test('converts a draft to a current scenario', () => {
  expect(migrate(DRAFT)).toEqual({
    ...DRAFT,
    $schema: SCENARIO_SCHEMA,
    version: SCENARIO_VERSION,
    device: { ...DRAFT.device, language: 'id' },
    route: '/{{brand}}/luckDraw',
    steps: [
      { do: 'open', route: '/{{brand}}/check-in?day=1' },
      { do: 'expect', route: '/{{brand}}/check-in' },
    ],
  });
});

test('reads a draft like a current scenario', () => {
  const read = readScenario(JSON.stringify(DRAFT));
  expect(read).toMatchObject({
    ok: true,
    value: { version: 2, route: DRAFT.route, device: { language: 'id' } },
  });
});

test('accepts version 0 for a draft', () => {
  expect(migrate({ ...DRAFT, version: 0 })).toEqual(migrate(DRAFT));
});

test('does not change its input', () => {
  const before = structuredClone(DRAFT);
  migrate(DRAFT);
  expect(DRAFT).toEqual(before);
});

test('what a draft left out, or got wrong, is for the validation to say', () => {
  expect(migrate({ id: 'x', device: 'none' })).toEqual({ id: 'x', device: 'none', version: 2 });
  expect(migrate({ device: { language: 'fr' } })).toEqual({
    device: { language: 'fr' },
    version: 2,
  });
  expect(migrate({ device: { language: 7 } })).toEqual({ device: { language: 7 }, version: 2 });
});

test.each([2, 3, 1.5, -1])('a file of version %d stays as it is', (version) => {
  const file = { ...DRAFT, version };
  expect(migrate(file)).toEqual(file);
});
