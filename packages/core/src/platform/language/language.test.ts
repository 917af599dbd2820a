import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseLanguage,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  localeOf,
  parseLanguage,
  toStoredLanguage,
} from './language.ts';

describe('a language', () => {
  test('is stored by its code, but Indonesian by its former one', () => {
    expect(LANGUAGES.map(toStoredLanguage)).toEqual(['in', 'en', 'zh']);
  });

  test('comes back as it was stored', () => {
    for (const language of LANGUAGES)
      expect(parseLanguage(toStoredLanguage(language))).toBe(language);
  });

  test.each([
    ['in', 'id'],
    ['id', 'id'],
    ['id-ID', 'id'],
    ['IN_id', 'id'],
    ['en-GB', 'en'],
    ['zh-Hans-SG', 'zh'],
    ['ZH', 'zh'],
  ])('of %s is %s', (tag, language) => {
    expect(parseLanguage(tag)).toBe(language);
  });

  test.each(['', 'fr', 'ind', 'english', '-en', 'indo', 'constructor'])(
    'of %j is none of ours',
    (tag) => {
      expect(parseLanguage(tag)).toBeNull();
    },
  );

  test('has a locale for dates and plurals', () => {
    expect(LANGUAGES.map(localeOf)).toEqual(['id-ID', 'en-US', 'zh-CN']);
  });
});

describe('the language of a newcomer', () => {
  test('is the first of theirs that we speak', () => {
    expect(chooseLanguage(['fr-FR', 'zh-TW', 'id'])).toBe('zh');
    expect(chooseLanguage(['in', 'en'])).toBe('id');
  });

  test('is the fallback where we speak none of theirs', () => {
    expect(FALLBACK_LANGUAGE).toBe('en');
    expect(chooseLanguage([])).toBe('en');
    expect(chooseLanguage(['fr', 'de'])).toBe('en');
  });

  test('is always one of ours, whatever the platform says', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (tags) => {
        expect(LANGUAGES).toContain(chooseLanguage(tags));
      }),
    );
  });
});
