import { expect, test } from 'vitest';
import { newRows, staleRows, survivorRows } from './survivors.ts';

const SOURCE = `export function isOpen(now: number): boolean {
  return now > 0 || isForced();
}

function tell(name = '', word = '') {
  const words = {
    name,
    word };
}
`;

function place(line: number, column: number) {
  return { line, column };
}

function mutant(
  status: string,
  from: readonly [line: number, column: number],
  to: readonly [line: number, column: number],
  replacement?: string,
) {
  return { status, replacement, location: { start: place(...from), end: place(...to) } };
}

function report(...mutants: readonly object[]): string {
  return JSON.stringify({
    files: { 'packages/core/src/door/door.ts': { source: SOURCE, mutants } },
  });
}

test('what survived is a row, what was killed is none', () => {
  const rows = survivorRows(
    report(
      mutant('Killed', [2, 10], [2, 17], 'true'),
      mutant('Timeout', [2, 10], [2, 17], 'true'),
      mutant('Survived', [2, 10], [2, 17], 'now >= 0'),
    ),
  );
  expect(rows).toEqual(['| door/door.ts | `now > 0` | `now >= 0` |']);
});

test('a bar of the code does not end the cell', () => {
  const rows = survivorRows(report(mutant('Survived', [2, 10], [2, 31], 'now > 0 && isForced()')));
  expect(rows).toEqual([
    '| door/door.ts | `now > 0 \\|\\| isForced()` | `now > 0 && isForced()` |',
  ]);
});

test('code of several lines stands on one', () => {
  const rows = survivorRows(report(mutant('NoCoverage', [6, 17], [8, 11], '{}')));
  expect(rows).toEqual(['| door/door.ts | `{ name, word }` | `{}` |']);
});

test('long code is cut short, and code that is taken out leaves nothing', () => {
  const rows = survivorRows(
    report(
      mutant('Survived', [1, 1], [1, 7], 'x'.repeat(61)),
      mutant('Survived', [2, 10], [2, 17]),
    ),
  );
  expect(rows).toEqual([
    `| door/door.ts | \`export\` | \`${'x'.repeat(60)} …\` |`,
    '| door/door.ts | `now > 0` | nothing |',
  ]);
});

test('a template of the code does not end the code', () => {
  const rows = survivorRows(report(mutant('Survived', [2, 10], [2, 17], '`a`')));
  expect(rows).toEqual(['| door/door.ts | `now > 0` | `` `a` `` |']);
});

test('the same change in two places of a file is one row', () => {
  const rows = survivorRows(
    report(
      mutant('Survived', [5, 22], [5, 24], '"!"'),
      mutant('NoCoverage', [5, 33], [5, 35], '"!"'),
    ),
  );
  expect(rows).toEqual([`| door/door.ts | \`''\` | \`"!"\` |`]);
});

const PAGE = `
| Where | Instead of | there may be | Why |
| ----- | ---------- | ------------ | --- |
| door/door.ts | \`a\` | \`b\` | both are the same |
| gate/gate.ts | \`c\` | \`d\` | it is never asked |
`;

test('a page tells which rows are new, and which of its own are stale', () => {
  const rows = ['| door/door.ts | `a` | `b` |', '| door/door.ts | `a` | `c` |'];
  expect(newRows(rows, PAGE)).toEqual(['| door/door.ts | `a` | `c` |']);
  expect(staleRows(rows, PAGE)).toEqual(['| gate/gate.ts | `c` | `d` | it is never asked |']);
});

test('a table that the formatter aligned says the same', () => {
  const aligned = PAGE.replace('| `a` |', '|   `a`      |').replace('| door/', '|  door/');
  expect(newRows(['| door/door.ts | `a` | `b` |'], aligned)).toEqual([]);
});
