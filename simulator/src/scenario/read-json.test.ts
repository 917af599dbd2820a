import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const LONG = '"A text that is longer than what a parser quotes of its surroundings"';

test('JSON is read', () => {
  expect(readJson('{ "a": [1] }')).toEqual({ ok: true, value: { a: [1] } });
});

test.each([
  ['nothing', '', 1],
  ['an end that is missing', '{', 1],
  ['an end that is missing, lines later', '{\n  "a": 1,\n  "b": [\n', 3],
  ['a comma that is missing', '{\n  "a": 1\n  "b": 2\n}', 3],
  ['a comma too much', '{\n  "a": 1,\n}', 3],
  ['a word', `{\n  "a": nothing,\n  "b": ${LONG}\n}`, 2],
  ['a key without quotes', `{\n  "b": ${LONG},\n  a: 1\n}`, 3],
  ['a text that does not end', `{\n  "a": "b,\n  "c": ${LONG}\n}`, 2],
  ['a text that does not end, in the last line', '{\n  "a": "b', 2],
  ['a comment', '{\n  // why\n  "a": 1\n}', 2],
  ['what follows the end', `{\n  "a": ${LONG}\n}\n\n}`, 5],
  ['a number that does not end', '{\r\n  "a": 1.,\r\n  "b": 2\r\n}', 2],
])('reports %s with its line', (_, text, line) => {
  expect(readJson(text)).toEqual({
    ok: false,
    failure: { line, words: expect.stringMatching(/^This is not JSON: ./) },
  });
});

test('names the place once', () => {
  expect(readJson('{\n  "a": 1,\n}')).toMatchObject({
    failure: { words: 'This is not JSON: Expected double-quoted property name in JSON' },
  });
});

test('what is quoted holds no full phone', () => {
  const read = readJson('{ "user": +6281200000202 }');
  expect(!read.ok && read.failure.words).toMatch(/^This is not JSON: .*\+62/);
  expect(!read.ok && read.failure.words).not.toContain('81200000202');
});
