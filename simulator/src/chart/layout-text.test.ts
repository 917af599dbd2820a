import { expect, test } from 'vitest';
import { layoutText } from './layout-text.ts';
import { placeless } from './testing.ts';

const layout = placeless();
const text = layoutText(layout);

test('a layout is read back as it was written', () => {
  expect(JSON.parse(text)).toEqual(layout);
});

test('each node and each edge has a line of its own', () => {
  const lines = text.split('\n');
  const count = layout.nodes.length + layout.edges.length;
  expect(lines.filter((line) => line.startsWith('    {'))).toHaveLength(count);
  expect(lines.at(-1)).toBe('');
});
