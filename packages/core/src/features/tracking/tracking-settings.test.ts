import { expect, test } from 'vitest';
import { isHeatmapElement, TRACKING } from './tracking-settings.ts';

test('matches the specification', () => {
  expect(TRACKING).toEqual({
    path: '/sa',
    query: { project: 'production' },
    batchIntervalMs: 6000,
    sessionMs: 1_800_000,
    maxTextLength: 1024,
    maxEvents: 200,
    heatmapElements: ['div', 'img', 'button'],
    scrollMap: false,
  });
});

test.each([
  ['div', true],
  ['IMG', true],
  ['Button', true],
  ['a', false],
  ['divider', false],
  ['', false],
])('counts a click on %j for the heatmap: %j', (tagName, counts) => {
  expect(isHeatmapElement(tagName)).toBe(counts);
});
