import { expect, test } from 'vitest';
import { explainedLines, readExplained, readSurvivors, without } from './survivors.ts';

const FILE = 'packages/core/src/rules/door/door.ts';

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
  return JSON.stringify({ files: { [FILE]: { source: SOURCE, mutants } } });
}

test('reads the survivors, but not the killed mutants', () => {
  const survivors = readSurvivors(
    report(
      mutant('Killed', [2, 10], [2, 17], 'true'),
      mutant('Timeout', [2, 10], [2, 17], 'true'),
      mutant('Survived', [2, 10], [2, 17], 'now >= 0'),
    ),
  );
  expect(survivors).toEqual([{ file: FILE, code: 'now > 0', replacement: 'now >= 0' }]);
});

test('joins code of several lines', () => {
  const survivors = readSurvivors(report(mutant('NoCoverage', [6, 17], [8, 11], '{}')));
  expect(survivors).toEqual([{ file: FILE, code: '{ name, word }', replacement: '{}' }]);
});

test('cuts long code, and leaves removed code empty', () => {
  const survivors = readSurvivors(
    report(
      mutant('Survived', [1, 1], [1, 7], 'x'.repeat(61)),
      mutant('Survived', [2, 10], [2, 17]),
    ),
  );
  expect(survivors).toEqual([
    { file: FILE, code: 'export', replacement: `${'x'.repeat(60)} …` },
    { file: FILE, code: 'now > 0', replacement: '' },
  ]);
});

test('counts the same mutation in two places of a file once', () => {
  const survivors = readSurvivors(
    report(
      mutant('Survived', [5, 22], [5, 24], '"!"'),
      mutant('NoCoverage', [5, 33], [5, 35], '"!"'),
    ),
  );
  expect(survivors).toEqual([{ file: FILE, code: "''", replacement: '"!"' }]);
});

const EXPLAINED = readExplained(
  JSON.stringify([
    { file: FILE, code: 'a', replacement: 'b', kind: 'same', why: 'both are equal' },
    { file: 'gate.ts', code: 'c', replacement: '', kind: 'unread', why: 'it is set first' },
  ]),
);

test('finds survivors without a reason, and reasons without a survivor', () => {
  const survivors = [
    { file: FILE, code: 'a', replacement: 'b' },
    { file: FILE, code: 'a', replacement: 'c' },
  ];
  expect(without(survivors, EXPLAINED)).toEqual([{ file: FILE, code: 'a', replacement: 'c' }]);
  expect(without(EXPLAINED, survivors)).toEqual(EXPLAINED.slice(1));
});

test('refuses a reason of an unknown kind', () => {
  const [survivor] = EXPLAINED;
  expect(() => readExplained(JSON.stringify([{ ...survivor, kind: 'lucky' }]))).toThrow('lucky');
});

test('prints each reason under its mutation', () => {
  expect(explainedLines(EXPLAINED).slice(-4)).toEqual([
    `${FILE}: a → b`,
    '  same: both are equal',
    'gate.ts: c → (removed)',
    '  unread: it is set first',
  ]);
});
