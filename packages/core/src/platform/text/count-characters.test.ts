import { expect, test, vi } from 'vitest';
import { countCharacters } from './count-characters.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const ZERO_WIDTH_SPACE = '\u200B';

test.each([
  ['', 0, 'nothing'],
  ['kopi', 4, 'letters'],
  ['a b', 3, 'a space between'],
  ['好喝', 2, 'Chinese'],
  ['𠮷', 1, 'a rare character beyond the first plane'],
  ['e\u0301', 1, 'a letter and its accent'],
  ['☕️', 1, 'an emoji with a variation selector'],
  ['👍🏽', 1, 'a skin tone'],
  ['🇮🇩🇸🇬', 2, 'two flags'],
  [FAMILY, 1, 'a family'],
  [FAMILY.repeat(3), 3, 'three families'],
  [ZERO_WIDTH_SPACE.repeat(8), 0, 'nothing to see'],
  ['\u2060\u3164', 0, 'nothing to see either'],
  ['\u200D\uFE0F', 0, 'a joiner and a selector in one character'],
  ['\u115F\u1161', 1, 'a Hangul vowel after an unseen filler'],
  [`a${ZERO_WIDTH_SPACE}b`, 2, 'something unseen between'],
  ['\0'.repeat(8), 0, 'control characters'],
  ['a\0\u0007b', 2, 'control characters between'],
  ['\uFFF9\uFFFA\uFFFB', 0, 'marks of an annotation'],
  ['\u2800'.repeat(8), 0, 'blank braille'],
  ['a\u2800b', 3, 'blank braille between'],
  ['a       b', 3, 'a wide gap, which is one'],
  ['a \u00A0\u3000\u2800\t\r\n b', 3, 'a gap of several blanks, which is one'],
  [`a ${ZERO_WIDTH_SPACE} b`, 3, 'a gap with something unseen in it, which is one'],
  ['  a b  ', 3, 'blanks around, which are none'],
  ['   ', 0, 'blanks alone'],
  ['a b c d', 7, 'each gap'],
  ['\u202Ekopi\u202C', 4, 'letters between marks of direction'],
])('counts %j as %i (%s)', (text, count, _what) => {
  expect(countCharacters(text)).toBe(count);
});

test('counts code points in a browser without a segmenter', () => {
  vi.stubGlobal('Intl', {});
  try {
    expect(countCharacters('e\u0301nak 👍')).toBe(6);
  } finally {
    vi.unstubAllGlobals();
  }
});
