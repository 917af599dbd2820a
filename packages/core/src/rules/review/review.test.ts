import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { checkReview, REVIEW_MIN_CHARACTERS } from './review.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('a review', () => {
  test('needs at least 8 characters', () => {
    expect(REVIEW_MIN_CHARACTERS).toBe(8);
    expect(checkReview('')).toEqual(fail({ kind: 'tooShort', missing: 8 }));
    expect(checkReview('enaknya')).toEqual(fail({ kind: 'tooShort', missing: 1 }));
    expect(checkReview('enak lho')).toEqual(succeed('enak lho'));
    expect(checkReview('enak lho!')).toEqual(succeed('enak lho!'));
  });

  test('is not extended by surrounding white space', () => {
    expect(checkReview(' \n\tenaknya\u00A0 \n')).toEqual(fail({ kind: 'tooShort', missing: 1 }));
    expect(checkReview('  enak sekali \n')).toEqual(succeed('enak sekali'));
    expect(checkReview('          ')).toEqual(fail({ kind: 'tooShort', missing: 8 }));
  });

  test('is not extended by invisible characters', () => {
    expect(checkReview('\0'.repeat(8))).toEqual(fail({ kind: 'tooShort', missing: 8 }));
    expect(checkReview('\u2800'.repeat(8))).toEqual(fail({ kind: 'tooShort', missing: 8 }));
    expect(checkReview('enak        ya')).toEqual(fail({ kind: 'tooShort', missing: 1 }));
    expect(checkReview('enak \u2800\0 lho')).toEqual(succeed('enak \u2800\0 lho'));
  });

  test('of emoji needs 8 of them, however they are composed', () => {
    expect(checkReview(FAMILY.repeat(7))).toEqual(fail({ kind: 'tooShort', missing: 1 }));
    expect(checkReview(FAMILY.repeat(8))).toEqual(succeed(FAMILY.repeat(8)));
  });

  test('reports how many characters are missing to 8, in any alphabet', () => {
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
