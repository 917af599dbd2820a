import { expect, test } from 'vitest';
import { formatPointer } from '../shared/json-pointer.ts';
import { parseJsonWithLines } from './parse-json-with-lines.ts';

const LONG = '"A text that is longer than what a parser quotes of its surroundings"';

const TEXT = `{
  "id": "a \\"quoted\\" {brace}",
  "steps": [
    { "do": "back" },
    {
      "do": "send",
      "event": { "type": "X" }
    }
  ],
  "last": [1, [2, 3], {}],
  "b~/": 1,
  "\\u0061\\"b": 1
}`;

function parsed(text: string) {
  const json = parseJsonWithLines(text);
  if (!json.ok) throw new Error(json.failure.message);
  return json.value;
}

function repeatedIn(text: string) {
  return parsed(text).repeatedKeys.map(({ path }) => formatPointer(path));
}

/** Lists inside one another, a line each. */
function nest(depth: number): string {
  return `${'[\n'.repeat(depth)}${']'.repeat(depth)}`;
}

test('parses JSON', () => {
  expect(parsed('{ "a": [1] }').value).toEqual({ a: [1] });
});

test.each([
  ['nothing', '', 1],
  ['a missing end', '{', 1],
  ['a missing end, lines later', '{\n  "a": 1,\n  "b": [\n', 3],
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3],
  ['a superfluous comma', '{\n  "a": 1,\n}', 3],
  ['a word', `{\n  "a": nothing,\n  "b": ${LONG}\n}`, 2],
  ['a key without quotes', `{\n  "b": ${LONG},\n  a: 1\n}`, 3],
  ['a string without an end', `{\n  "a": "b,\n  "c": ${LONG}\n}`, 2],
  ['a string without an end, in the last line', '{\n  "a": "b', 2],
  ['a comment', '{\n  // why\n  "a": 1\n}', 2],
  ['text after the end', `{\n  "a": ${LONG}\n}\n\n}`, 5],
  ['a number without an end', '{\r\n  "a": 1.,\r\n  "b": 2\r\n}', 2],
])('refuses %s with its line', (_, text, line) => {
  expect(parseJsonWithLines(text)).toEqual({
    ok: false,
    failure: { path: [], line, message: expect.stringMatching(/^This is not JSON: ./) },
  });
});

test('says the place of a syntax error only once', () => {
  expect(parseJsonWithLines('{\n  "a": 1,\n}')).toMatchObject({
    failure: { message: 'This is not JSON: Expected double-quoted property name in JSON' },
  });
});

test('shows no full phone in a syntax error', () => {
  const json = parseJsonWithLines('{ "user": +6281200000202 }');
  expect(!json.ok && json.failure.message).toMatch(/^This is not JSON: .*\*{4}/);
  expect(!json.ok && json.failure.message).not.toContain('81200000202');
});

test.each([
  [[], 1],
  [['id'], 2],
  [['steps'], 3],
  [['steps', '0'], 4],
  [['steps', '0', 'do'], 4],
  [['steps', '1'], 5],
  [['steps', '1', 'event', 'type'], 7],
  [['last', '1', '1'], 10],
  [['b~/'], 11],
  [['a"b'], 12],
])('%j is in line %i', (path, line) => {
  expect(parsed(TEXT).lineOf(path)).toBe(line);
});

test.each([
  [['missing'], 1],
  [['steps', '1', 'missing'], 5],
  [['steps', '7'], 3],
  [['id', 'deeper'], 2],
])('%j is missing: the nearest value around it is in line %i', (path, line) => {
  expect(parsed(TEXT).lineOf(path)).toBe(line);
});

test('a text may be a single value', () => {
  expect(parsed('\n7').lineOf([])).toBe(2);
});

test.each([
  '{}',
  '[{ "a": 1 }, { "a": 2 }]',
  '{ "a": { "a": { "b": 1 } }, "b": [1, 1] }',
  '{ "a": "b", "b": "a" }',
])('%s repeats no key', (text) => {
  expect(repeatedIn(text)).toEqual([]);
});

test('finds every repetition of a key in its object', () => {
  const text = '{ "a": 1, "b": [{ "c": 1, "c": 2 }], "a": 2, "\\u0061": 3 }';
  expect(repeatedIn(text)).toEqual(['/b/0/c', '/a', '/a']);
});

test('the keys of a repeated object do not count as repeated', () => {
  expect(repeatedIn('{ "a": { "b": 1 }, "a": { "b": 2 } }')).toEqual(['/a']);
});

test('the line of a repeated key is that of its last value', () => {
  expect(parsed('{\n  "a": 1,\n  "a": 2\n}').lineOf(['a'])).toBe(3);
});

test.each([65, 2000, 100_000])('refuses %i lists inside one another with the place', (depth) => {
  expect(parseJsonWithLines(nest(depth))).toEqual({
    ok: false,
    failure: {
      path: Array.from({ length: 64 }, () => '0'),
      line: 65,
      message: 'expected at most 64 objects and lists inside one another, found more',
    },
  });
});

test('accepts 64 lists inside one another', () => {
  expect(parsed(nest(64)).lineOf(['0'])).toBe(2);
});

test.each([
  [
    'a text',
    `{\n  "steps": [\n    { "do": "${'x'.repeat(1_000_001)}" }\n  ]\n}`,
    ['steps', '0', 'do'],
  ],
  ['a key', `{\n  "steps": [\n    { "${'x'.repeat(1_000_001)}": 1 }\n  ]\n}`, ['steps', '0']],
])('refuses %s above a million characters with its place', (_, text, path) => {
  expect(parseJsonWithLines(text)).toEqual({
    ok: false,
    failure: { path, line: 3, message: 'expected at most 1,000,000 characters, found more' },
  });
});

test.each([
  ['lists', (count: number) => `{ "a": [${'1,'.repeat(count - 1)}1] }`, ['a', '2000']],
  [
    'objects',
    (count: number) => `{ "a": { ${Array.from({ length: count }, (_, key) => `"${key}": 1`)} } }`,
    ['a', '2000'],
  ],
])('accepts %s of 2,000 entries, and refuses more with the place', (_, textOf, path) => {
  expect(parseJsonWithLines(textOf(2000))).toMatchObject({ ok: true });
  expect(parseJsonWithLines(textOf(2001))).toEqual({
    ok: false,
    failure: {
      path,
      line: 1,
      message: 'expected at most 2,000 entries in a list or an object, found more',
    },
  });
});
