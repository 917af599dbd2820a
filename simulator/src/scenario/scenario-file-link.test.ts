import { expect, test } from 'vitest';
import { readScenarioFileLink, scenarioFileLink } from './scenario-file-link.ts';

test('a link brings the scenario along, under any path', () => {
  const link = scenarioFileLink('{ "id": "é #&=" }', 'http://localhost:5173/a/?b=1#settings=x');
  expect(link).toMatch(/^http:\/\/localhost:5173\/a\/#scenario-file=[\w%]+$/);
  expect(readScenarioFileLink(new URL(link).hash)).toBe('{"id":"é #&="}');
});

test.each([
  ['', null],
  ['#scenario=claim-once', null],
  ['#scenario-file=%', ''],
])('the hash %j holds %j', (hash, text) => {
  expect(readScenarioFileLink(hash)).toBe(text);
});
