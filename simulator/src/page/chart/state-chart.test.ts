import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chartStatus } from '../../chart/chart-status.ts';
import { STORED_CHARTS } from '../../chart/stored-charts.ts';
import { StateChart } from './state-chart.tsx';

function draw(machine: string, states: readonly string[], events: readonly string[]): string {
  const layout = STORED_CHARTS.get(machine);
  if (layout === undefined) throw new Error(`No chart of ${machine}.`);
  const status = chartStatus(layout, { states, visited: [], events, failed: null });
  return renderToStaticMarkup(
    createElement(StateChart, { layout, status, label: 'A chart', scale: 2 }),
  );
}

test('a picture says in words what it shows', () => {
  expect(draw('claim', ['ready'], [])).toContain('role="img" aria-label="A chart"');
});

test('every state of the machine is drawn by its name', () => {
  const names = STORED_CHARTS.get('claim')?.nodes.map(({ name }) => name) ?? [];
  const picture = draw('claim', ['ready'], []);
  expect(names.filter((name) => !picture.includes(`>${name}</text>`) && name !== '')).toEqual([]);
});

test('where it is and where it can come to are marked, each by a shape', () => {
  const picture = draw('claim', ['ready'], ['CLAIM']);
  const marks = picture.match(/<path[^>]*data-status="\w+"[^>]*d="[^"]*"/g) ?? [];
  expect(marks.map((mark) => mark.match(/data-status="(\w+)"/)?.[1]).sort()).toEqual([
    'active',
    'next',
  ]);
  expect(new Set(marks.map((mark) => mark.match(/ d="([^"]*)"/)?.[1])).size).toBe(2);
});

test('the way that an event opens stands out', () => {
  expect(draw('claim', ['ready'], []).match(/<g[^>]*data-open="true"/g)).toBeNull();
  // The arrow, and what stands at it.
  expect(draw('claim', ['ready'], ['CLAIM']).match(/<g[^>]*data-open="true"/g)).toHaveLength(2);
});
