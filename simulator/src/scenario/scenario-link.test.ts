import { succeed } from '@cangkir/core';
import { expect, test } from 'vitest';
import { readScenarioLink, scenarioLink } from './scenario-link.ts';

test('a link leads to the place that it was made for, under any path', () => {
  const place = { scenario: 'claim-once', step: 3 };
  const link = scenarioLink(place, 'https://files.example.com/previews/7/?tab=1#settings=x');
  expect(link).toBe('https://files.example.com/previews/7/#scenario=claim-once&step=3');
  expect(readScenarioLink(new URL(link).hash)).toEqual(succeed(place));
});

test.each([
  ['', null],
  ['#settings=%7B%7D', null],
  ['#scenario=claim-once', succeed({ scenario: 'claim-once', step: 1 })],
])('a page’s hash %j holds %j', (hash, place) => {
  expect(readScenarioLink(hash)).toEqual(place);
});

test.each([
  '#scenario=',
  '#scenario=../secret',
  '#scenario=claim-once&step=0',
  '#scenario=claim-once&step=1.5',
  '#scenario=claim-once&step=99999',
  '#scenario=claim-once&pace=1',
])('refuses %s', (hash) => {
  expect(readScenarioLink(hash)).toMatchObject({ ok: false });
});
