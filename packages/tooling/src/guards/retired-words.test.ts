import { expect, test } from 'vitest';
import { readText } from '../repo-root.ts';
import { type FoundWord, findNames, findWords } from './find-words.ts';
import { projectFiles } from './project-files.ts';
import { RETIRED_NAMES, RETIRED_WORDS } from './retired-words.ts';

/** Code, styles, documents and scenarios, but for this guard, which names what is retired. */
const FILES: ReadonlyMap<string, string> = new Map(
  projectFiles()
    .filter((file) => /\.(ts|tsx|mjs|css|html|md|jsonc?)$/.test(file))
    .filter((file) => !/(retired|find)-words|package-lock/.test(file))
    .map((file) => [file, readText(file)]),
);

function lines(found: readonly FoundWord[]): readonly string[] {
  return found.map(({ file, line, word, use }) => `${file}:${line} ${word}: use ${use}`);
}

test('no file uses a retired name', () => {
  expect(lines(findNames(FILES, RETIRED_NAMES))).toEqual([]);
});

test('no file uses a retired word', () => {
  expect(lines(findWords(FILES, RETIRED_WORDS))).toEqual([]);
});
