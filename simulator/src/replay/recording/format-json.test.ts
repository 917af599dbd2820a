import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test('writes each field on a line, and breaks what does not fit', () => {
  const long = 'x'.repeat(60);
  expect(
    formatJson({
      id: 'story',
      clock: { start: 'now' },
      none: {},
      empty: [],
      viewport: [375, 812],
      steps: [
        { do: 'advance', ms: 1 },
        { do: 'send', actor: 'claim', event: { type: 'CLAIM', note: long } },
      ],
    }),
  ).toBe(`{
  "id": "story",
  "clock": { "start": "now" },
  "none": {},
  "empty": [],
  "viewport": [375, 812],
  "steps": [
    { "do": "advance", "ms": 1 },
    {
      "do": "send",
      "actor": "claim",
      "event": {
        "type": "CLAIM",
        "note": "${long}"
      }
    }
  ]
}
`);
});

test('fills a line up to the width of the formatter', () => {
  const fits = 'x'.repeat(79);
  expect(formatJson({ a: { name: fits } })).toBe(`{\n  "a": { "name": "${fits}" }\n}\n`);
  expect(formatJson({ a: { name: `${fits}x` } })).toBe(
    `{\n  "a": {\n    "name": "${fits}x"\n  }\n}\n`,
  );
});

test('writes a single row on one line', () => {
  expect(formatJson({ steps: [{ do: 'advance', ms: 1 }] })).toBe(
    '{\n  "steps": [{ "do": "advance", "ms": 1 }]\n}\n',
  );
  expect(formatJson({ rows: [{ a: 1 }, { a: 2 }] })).toBe(
    '{\n  "rows": [{ "a": 1 }, { "a": 2 }]\n}\n',
  );
  expect(
    formatJson({
      rows: [
        [1, 2],
        [3, 4],
      ],
    }),
  ).toBe('{\n  "rows": [\n    [1, 2],\n    [3, 4]\n  ]\n}\n');
});

test('writes JSON that parses to the same value', () => {
  const value = { 'a "b"\n': ['ä', { '': [[], {}, [null, -1.5e10, 'x'.repeat(120)]] }] };
  expect(JSON.parse(formatJson(value))).toEqual(value);
});
