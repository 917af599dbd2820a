import { expect, test } from 'vitest';
import { TRACKING } from './tracking-settings.ts';

test('matches the specification', () => {
  expect(TRACKING).toEqual({
    path: '/sa',
    query: { project: 'production' },
    batchIntervalMs: 6000,
    sessionMs: 1_800_000,
    maxTextLength: 1024,
    maxEvents: 200,
    maxBatchLength: 48_000,
    heatmapElements: ['div', 'img', 'button'],
    scrollMap: false,
  });
});
