import type { RetiredWord } from './retired-words.ts';

/** The place of a word, and its replacement. */
export interface FoundWord {
  readonly file: string;
  /** Counts from 1; 0 for the name of the file. */
  readonly line: number;
  readonly word: string;
  readonly use: string;
}

/**
 * The places of names, as whole identifiers and as parts of file names: `retryChange` matches `retry-change.ts`.
 *
 * @param files texts by path
 */
export function findNames(
  files: ReadonlyMap<string, string>,
  names: readonly RetiredWord[],
): readonly FoundWord[] {
  return names.flatMap((name) => {
    const kebab = name.word.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
    const inFileName = new RegExp(`(^|/)([\\w.-]+-)?${kebab}([.-][\\w.-]+)?$`);
    const inText = new RegExp(`\\b${name.word}\\b`);
    const inPaths = [...files.keys()]
      .filter((file) => inFileName.test(file))
      .map((file) => ({ file, line: 0, word: name.word, use: name.use }));
    return [...inPaths, ...findAll(files, name, inText)];
  });
}

/** The places of words, in any case, also inside of identifiers: `anew` matches `openAnew` and `ANEW_LIMIT`. */
export function findWords(
  files: ReadonlyMap<string, string>,
  words: readonly RetiredWord[],
): readonly FoundWord[] {
  return words.flatMap((word) => {
    const whole = new RegExp(`\\b(${word.word.replace(' ', '\\s+')})\\b`, 'i');
    // Splitting takes long: only lines that may have the word are split.
    const inside = new RegExp(word.word.replace(' ', '[\\s_]*'), 'i');
    return findAll(files, word, inside, (line) => whole.test(splitIdentifiers(line)));
  });
}

/** A text with spaces at the case changes and underscores of its identifiers. */
function splitIdentifiers(text: string): string {
  return text.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/g, ' ');
}

function findAll(
  files: ReadonlyMap<string, string>,
  { word, use, except = [] }: RetiredWord,
  pattern: RegExp,
  isFound = (line: string) => pattern.test(line),
): readonly FoundWord[] {
  return [...files].flatMap(([file, text]) =>
    pattern.test(text)
      ? text.split('\n').flatMap((content, index) => {
          if (!pattern.test(content)) return [];
          const rest = except.reduce((left, text) => left.replaceAll(text, ''), content);
          return isFound(rest) ? [{ file, line: index + 1, word, use }] : [];
        })
      : [],
  );
}
