import { globSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@cangkir/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { REPO_ROOT, readText } from '../repo-root.ts';
import { findGaps, type Texts } from './locales.ts';

const APP = 'apps/h5/src';

const TextsSchema: v.GenericSchema<Texts> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => TextsSchema)]),
);

/** The folders with messages, such as `features/claim`. */
const folders = [
  ...new Set(globSync('**/messages.*.json', { cwd: path.join(REPO_ROOT, APP) }).map(path.dirname)),
];

describe('the messages of the app', () => {
  test('are there', () => {
    expect(folders).toContain('features/claim');
  });

  test('have a name of their own in each folder, by which they are loaded', () => {
    const names = folders.map((folder) => path.basename(folder));
    expect(names.length).toBe(new Set(names).size);
  });

  test.each(folders)('are complete and alike in every language: %s', (folder) => {
    const languages = LANGUAGES.map((language) => [language, readTexts(folder, language)]);
    const gaps = findGaps(Object.fromEntries(languages));
    // A gap begins with its language.
    expect(gaps.map((gap) => gap.replace(/^\w+/, (each) => fileOf(folder, each)))).toEqual([]);
  });
});

describe('gaps between languages', () => {
  const english: Texts = { title: 'Hello {{name}}', menu: { open: 'Open' } };

  test('are empty if all languages match', () => {
    const indonesian = { title: '{{name}}, halo', menu: { open: 'Buka' } };
    expect(findGaps({ en: english, id: indonesian })).toEqual([]);
  });

  test('are a key that is missing in one language', () => {
    expect(findGaps({ en: english, id: { title: '{{name}}' } })).toEqual(['id lacks menu.open']);
  });

  test('include an empty text', () => {
    expect(findGaps({ en: { a: 'A' }, id: { a: '  ' } })).toEqual(['id a is empty']);
  });

  test('include different variables or tags', () => {
    expect(findGaps({ en: { a: '{{count}} of <b>it</b>' }, id: { a: '{{jumlah}} <b>' } })).toEqual([
      'id a has [<b> {{jumlah}}], en [</b> <b> {{count}}]',
    ]);
  });

  test('include plural forms that do not match the grammar', () => {
    const plural = { days_one: 'a day', days_other: '{{count}} days' };
    expect(findGaps({ en: plural, id: { days_other: '{{count}} hari' } })).toEqual([]);
    expect(findGaps({ en: { days_other: '{{count}} days' } })).toEqual(['en lacks days_one']);
    expect(findGaps({ zh: plural })).toEqual(['zh has days_one, which its grammar never asks for']);
  });
});

function readTexts(folder: string, language: string): Texts {
  const file = readText(fileOf(folder, language));
  return v.parse(v.pipe(v.string(), v.parseJson(), TextsSchema), file);
}

function fileOf(folder: string, language: string): string {
  return `${APP}/${folder}/messages.${language}.json`;
}
