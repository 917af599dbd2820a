import { expect, test } from 'vitest';
import { layoutText } from './layout-text.ts';
import { placeless } from './testing.ts';

const layout = placeless();
const text = layoutText(layout);

test('survives a round trip through text', () => {
  expect(JSON.parse(text)).toEqual(layout);
});

test('has one line for each node and each edge', () => {
  const lines = text.split('\n');
  const count = layout.nodes.length + layout.edges.length;
  expect(lines.filter((line) => line.startsWith('    {'))).toHaveLength(count);
  expect(lines.at(-1)).toBe('');
});
