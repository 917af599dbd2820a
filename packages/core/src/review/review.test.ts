import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, succeed } from '../ports/result.ts';
import { checkReview, countCharacters, REVIEW_MIN_CHARACTERS } from './review.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const ZERO_WIDTH_SPACE = '\u200B';

describe('characters are counted as people count them', () => {
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
  ])('%j has %i (%s)', (text, count, _what) => {
    expect(countCharacters(text)).toBe(count);
  });
});

describe('a review to share', () => {
  test('needs at least 8 characters', () => {
    expect(REVIEW_MIN_CHARACTERS).toBe(8);
    expect(checkReview('')).toEqual(fail({ kind: 'tooShort', missing: 8 }));
    expect(checkReview('enaknya')).toEqual(fail({ kind: 'tooShort', missing: 1 }));
    expect(checkReview('enak lho')).toEqual(succeed('enak lho'));
    expect(checkReview('enak lho!')).toEqual(succeed('enak lho!'));
  });

  test('is not made longer by white space around it', () => {
    expect(checkReview(' \n\tenaknya\u00A0 \n')).toEqual(fail({ kind: 'tooShort', missing: 1 }));
    expect(checkReview('  enak sekali \n')).toEqual(succeed('enak sekali'));
    expect(checkReview('          ')).toEqual(fail({ kind: 'tooShort', missing: 8 }));
  });

  test('is not made longer by what nobody sees', () => {
    expect(checkReview('\0'.repeat(8))).toEqual(fail({ kind: 'tooShort', missing: 8 }));
    expect(checkReview('\u2800'.repeat(8))).toEqual(fail({ kind: 'tooShort', missing: 8 }));
    expect(checkReview('enak        ya')).toEqual(fail({ kind: 'tooShort', missing: 1 }));
    expect(checkReview('enak \u2800\0 lho')).toEqual(succeed('enak \u2800\0 lho'));
  });

  test('of emoji needs 8 of them, however they are made', () => {
    expect(checkReview(FAMILY.repeat(7))).toEqual(fail({ kind: 'tooShort', missing: 1 }));
    expect(checkReview(FAMILY.repeat(8))).toEqual(succeed(FAMILY.repeat(8)));
  });

  test('lacks what it takes to reach 8, whatever the alphabet', () => {
    const character = fc.constantFrom('a', '咖', FAMILY, '👍🏽', 'e\u0301', '🇮🇩', '☕️');
    fc.assert(
      fc.property(fc.array(character, { maxLength: 16 }), (characters) => {
        const text = characters.join('');
        const missing = 8 - characters.length;
        const expected = missing > 0 ? fail({ kind: 'tooShort', missing }) : succeed(text);
        expect(checkReview(text)).toEqual(expected);
      }),
    );
  });
});
