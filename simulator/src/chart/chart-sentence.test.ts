import { expect, test } from 'vitest';
import { chartSentence } from './chart-sentence.ts';
import { chartStatus } from './chart-status.ts';
import { placeless } from './testing.ts';

const layout = placeless();

test('a chart says where the machine is, was and can come to', () => {
  const status = chartStatus(layout, {
    states: ['off'],
    visited: ['off', 'on.warming', 'on.hot'],
    events: ['SWITCH'],
    failed: { state: '', message: 'It crashed.' },
  });
  expect(chartSentence(layout, status)).toBe(
    'Chart of kettle. Failed: kettle. Active: off. Next: on. Visited: on.warming, on.hot.',
  );
});

test('the chart of a machine that does not run is nothing but that', () => {
  expect(chartSentence(layout, { states: new Map(), open: new Set() })).toBe('Chart of kettle.');
});
