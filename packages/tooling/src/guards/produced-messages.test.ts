import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readText } from '../repo-root.ts';
import { projectFiles } from './project-files.ts';

const FILES = projectFiles();

/** The messages of problems in each language, by key. What helps with one is said with it. */
const MESSAGES = FILES.filter((file) => /^apps\/h5\/src\/problem\/messages\.\w+\.json$/.test(file))
  .flatMap((file) => Object.entries(v.parse(v.record(v.string(), v.unknown()), jsonOf(file))))
  .filter((entry): entry is [string, string] => typeof entry[1] === 'string');

const EXPECT = v.looseObject({ do: v.literal('expect') });

/** What the scenarios expect to be on a screen, or to be known to a machine. */
const EXPECTED = FILES.filter((file) => file.startsWith('simulator/scenarios/')).flatMap((file) => {
  const { steps } = v.parse(v.looseObject({ steps: v.array(v.unknown()) }), jsonOf(file));
  return steps.filter((step) => v.is(EXPECT, step)).flatMap((step) => textsOf(step));
});

/** What says a message, or decides on one. */
const SOURCES = FILES.filter(
  (file) =>
    /^(packages\/core|apps\/h5)\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
)
  .map(readText)
  .join('\n');

/** What the tests of features name: some problems are of parts of a phone that no scenario has. */
const TESTS = FILES.filter((file) => /^packages\/core\/src\/features\/.*\.test\.ts$/.test(file))
  .map(readText)
  .join('\n');

/** A message that nothing can produce is in no source; or in no scenario, and in no test of a feature. */
test.each([...new Set(MESSAGES.map(([key]) => key))])('somebody can meet the message %s', (key) => {
  expect(SOURCES).toMatch(new RegExp(`['":]${key}'`));
  const patterns = MESSAGES.filter(([each]) => each === key).map(([, text]) => patternOf(text));
  const isExpected = EXPECTED.some(
    (text) => text === key || patterns.some((pattern) => pattern.test(text)),
  );
  expect(isExpected || TESTS.includes(`'${key}'`)).toBe(true);
});

/** The text with any value in the places of its placeholders. */
function patternOf(text: string): RegExp {
  const parts = text.replace(/[.。]$/, '').split(/\{\{\w+\}\}/);
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+'));
}

/** The texts of an expectation, but for what is expected to be absent. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return 'is' in value && value.is === 'absent' ? [] : Object.values(value).flatMap(textsOf);
}

function jsonOf(file: string): unknown {
  return JSON.parse(readText(file));
}
