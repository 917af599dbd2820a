import { expect, test } from 'vitest';
import { lineOf } from './pointer-line.ts';

const TEXT = `{
  "id": "a \\"quoted\\" {brace}",
  "steps": [
    { "do": "back" },
    {
      "do": "send",
      "event": { "type": "X" }
    }
  ],
  "last": [1, [2, 3], {}]
}`;

test.each([
  [[], 1],
  [['id'], 2],
  [['steps'], 3],
  [['steps', '0'], 4],
  [['steps', '0', 'do'], 4],
  [['steps', '1'], 5],
  [['steps', '1', 'event', 'type'], 7],
  [['last', '1', '1'], 10],
])('%j stands in line %i', (path, line) => {
  expect(lineOf(TEXT, path)).toBe(line);
});

test.each([
  [['missing'], 1],
  [['steps', '1', 'missing'], 5],
  [['steps', '7'], 3],
  [['id', 'deeper'], 2],
])('%j is not there: the line of what is around it is %i', (path, line) => {
  expect(lineOf(TEXT, path)).toBe(line);
});
