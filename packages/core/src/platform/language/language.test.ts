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
  test('is stored by its code, except Indonesian, which has a legacy code', () => {
    expect(LANGUAGES.map(toStoredLanguage)).toEqual(['in', 'en', 'zh']);
  });

  test('survives a round trip through storage', () => {
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
  ])('parses from %s as %s', (tag, language) => {
    expect(parseLanguage(tag)).toBe(language);
  });

  test.each(['', 'fr', 'ind', 'english', '-en', 'indo', 'constructor'])(
    'does not parse from %j',
    (tag) => {
      expect(parseLanguage(tag)).toBeNull();
    },
  );

  test('has a locale for dates and plurals', () => {
    expect(LANGUAGES.map(localeOf)).toEqual(['id-ID', 'en-US', 'zh-CN']);
  });
});

describe('the language of a new user', () => {
  test('is the first supported language among the preferred ones', () => {
    expect(chooseLanguage(['fr-FR', 'zh-TW', 'id'])).toBe('zh');
    expect(chooseLanguage(['in', 'en'])).toBe('id');
  });

  test('is the fallback if no preferred language is supported', () => {
    expect(FALLBACK_LANGUAGE).toBe('en');
    expect(chooseLanguage([])).toBe('en');
    expect(chooseLanguage(['fr', 'de'])).toBe('en');
  });

  test('is always a supported one, whatever the platform reports', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (tags) => {
        expect(LANGUAGES).toContain(chooseLanguage(tags));
      }),
    );
  });
});
