import { expect, test } from 'vitest';
import { findNames, findWords } from './find-words.ts';

function places(found: readonly { readonly file: string; readonly line: number }[]) {
  return found.map(({ file, line }) => `${file}:${line}`);
}

test('finds a name as a whole identifier, in its own case', () => {
  const files = new Map([
    ['a.ts', 'askAgain();\nconst x = askAgainLater;\n// AskAgain, ask again'],
    ['b.ts', 'export { askAgain };'],
  ]);
  expect(places(findNames(files, [{ word: 'askAgain', use: 'retryChange' }]))).toEqual([
    'a.ts:1',
    'b.ts:1',
  ]);
});

test('finds a name in the names of files', () => {
  const files = new Map(
    ['flow/ask-again.ts', 'flow/ask-again.test.ts', 'flow/when-ask-again.ts', 'task-again.ts'].map(
      (file) => [file, ''] as const,
    ),
  );
  expect(places(findNames(files, [{ word: 'askAgain', use: 'retryChange' }]))).toEqual([
    'flow/ask-again.ts:0',
    'flow/ask-again.test.ts:0',
    'flow/when-ask-again.ts:0',
  ]);
});

test('finds a word in any case, and not inside of another', () => {
  const files = new Map([['a.md', 'Mend it.\nI recommend it.\nIt tells\tof that.']]);
  expect(places(findWords(files, [{ word: 'mend', use: 'fix' }]))).toEqual(['a.md:1']);
  expect(places(findWords(files, [{ word: 'tells? of', use: 'report' }]))).toEqual(['a.md:3']);
});

test('finds a word inside of a compound name', () => {
  const lines = [
    'openAnew();',
    'ANEW_LIMIT',
    'HTMLAnewTest',
    'anewAt',
    'manewer();',
    'tellsOf',
    'tells_of',
  ];
  const files = new Map([['a.ts', lines.join('\n')]]);
  expect(places(findWords(files, [{ word: 'anew', use: 'again' }]))).toEqual([
    'a.ts:1',
    'a.ts:2',
    'a.ts:3',
    'a.ts:4',
  ]);
  expect(places(findWords(files, [{ word: 'tells? of', use: 'report' }]))).toEqual([
    'a.ts:6',
    'a.ts:7',
  ]);
});

test('skips the texts in which a word is allowed', () => {
  const files = new Map([['a.md', 'All told, ten.\nAll told, and told again.']]);
  const told = { word: 'told', use: 'reports', except: ['All told'] };
  expect(places(findWords(files, [told]))).toEqual(['a.md:2']);
});
