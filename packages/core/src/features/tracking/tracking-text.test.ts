import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryText } from '../../testing/arbitrary-text.ts';
import { cleanProperties, cutText } from './tracking-text.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const TOO_LONG = 'a'.repeat(1025);

describe('a text', () => {
  test('of the limit is kept, and one unit more is cut', () => {
    expect(cutText('a'.repeat(1024), 1024)).toBe('a'.repeat(1024));
    expect(cutText('a'.repeat(1025), 1024)).toBe('a'.repeat(1024));
    expect(cutText('', 1)).toBe('');
  });

  test('within the limit keeps even half a character at its end', () => {
    expect(cutText('ab\ud83d', 3)).toBe('ab\ud83d');
    expect(cutText('ab\ud83d', 4)).toBe('ab\ud83d');
  });

  test.each([
    ['a surrogate pair', 'ab😀', 3, 'ab'],
    ['a surrogate pair that just fits', 'a😀b', 3, 'a😀'],
    ['an accent from its letter', 'abe\u0301', 3, 'ab'],
    ['a family', `ab${FAMILY}`, 12, 'ab'],
    ['a flag', 'ab🇮🇩', 4, 'ab'],
    ['a line end', 'ab\r\n', 3, 'ab'],
  ])('is not cut through %s', (_, text, limit, cut) => {
    expect(cutText(text, limit)).toBe(cut);
  });

  test('of one endless character is cut, but not within a surrogate pair', () => {
    expect(cutText(FAMILY, 2)).toBe('👨');
    expect(cutText(FAMILY, 1)).toBe('');
    expect(cutText(FAMILY, 4)).toBe('👨\u200d');
    expect(cutText(`e${'\u0301'.repeat(20)}`, 10)).toBe(`e${'\u0301'.repeat(9)}`);
  });

  test('is cut to a prefix within the limit, of whole characters', () => {
    const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });
    fc.assert(
      fc.property(arbitraryText(), fc.integer({ min: 1, max: 12 }), (text, limit) => {
        const cut = cutText(text, limit);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(limit);
        const starts = [...graphemes.segment(text)].map(({ index }) => index);
        const first = starts[1] ?? text.length;
        if (first <= limit) expect([...starts, text.length]).toContain(cut.length);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a property of an event', () => {
  const clean = (text: string, secrets: readonly string[] = []) =>
    cleanProperties({ text }, secrets)['text'];

  test('is sent as given', () => {
    const properties = { page: '/get-coupons', index: 3, price: 12.5, seen: false };
    expect(cleanProperties(properties, [])).toEqual(properties);
  });

  test.each([
    ...['token', 'accessToken', 'tokens', 'xtoken', 'to_ken2', 'phone', 'PhoneNumber', 'handPhone'],
    ...[
      'mobile',
      'MObile',
      'client_secret',
      'oldPassword',
      'passWord',
      'pass_word',
      'userPassWord',
    ],
    ...['code', 'voucherCode', 'voucherCodes', 'verification_code', 'barcode', 'passCode', 'code2'],
    ...['otp', 'loginOtp', 'otp_value', 'OTP', 'OTPs', 'OTPValue', 'loginOTP', 'loginOTPsSent'],
    ...['OTPvalue', 'loginotp', 'loginotps', 'otpvalue', 'smsotp', 'newLoginOtpText'],
    ...['sms', 'SMSes', 'smsText', 'newSms2', 'newSmsText', 'lastsms', 'smstext', 'APPSmsText'],
    ...['sign', 'requestSign', 'request-sign', 'URLSign', 'sign2'],
  ])('is dropped by the name of %s', (name) => {
    expect(cleanProperties({ [name]: 'x', page: '/' }, [])).toEqual({ page: '/' });
  });

  test.each([
    ...['hotProduct', 'notPaid', 'rootPath', 'slotPosition', 'HOTPRODUCT', 'lot-price', 'photo'],
    ...['hotproduct', 'slotposition', 'buttonsMsg', 'buttonsmsg', 'signal', 'design', 'signUp'],
    ...['codec', 'codeLength', 'codesUsed', 'page2'],
  ])('is kept by the name of %s: the same letters mean something else', (name) => {
    expect(cleanProperties({ [name]: 'x' }, [])).toEqual({ [name]: 'x' });
  });

  test('has no name that holds a secret', () => {
    const cleaned = cleanProperties({ 'to +6281234567890': 1, 'of abc': 2, [TOO_LONG]: 3 }, [
      'abc',
    ]);
    expect(cleaned).toEqual({ 'to ***': 1, 'of ***': 2, ['a'.repeat(1024)]: 3 });
  });

  test('holds no phone', () => {
    expect(clean('call +62 812-3456-7890 now')).toBe('call *** now');
    expect(clean('order 1812345678901')).toBe('order 1812345678901');
  });

  test.each([6_281_234_567_890, 81_234_567_890, 639_171_234_567, 91_234_567])(
    'is dropped if it is a number that looks like a phone: %d',
    (value) => {
      expect(cleanProperties({ value, zero: 0 }, [])).toEqual({ zero: 0 });
    },
  );

  test.each([1_795_240_800_000, 1_795_240_800, 20_261_121, 12_500, -6.2087634, -91_234_567])(
    'is kept if it is another number: %d',
    (value) => {
      expect(cleanProperties({ value }, [])).toEqual({ value });
    },
  );

  test('holds no known secret, however often it occurs', () => {
    expect(clean('/x?t=abc&u=abc', ['abc'])).toBe('/x?t=***&u=***');
    expect(clean('12 34', ['12', '34'])).toBe('*** ***');
    expect(clean('as it is', [''])).toBe('as it is');
  });

  test('holds no part of a secret where it is cut', () => {
    const text = `${'x'.repeat(1020)}secret-token`;
    expect(clean(text, ['secret-token'])).toBe(`${'x'.repeat(1020)}***`);
  });

  test('is at most 1024 long, for each text', () => {
    expect(clean('a'.repeat(5000))).toBe('a'.repeat(1024));
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'is dropped if it is a number that JSON cannot express: %d',
    (value) => {
      expect(cleanProperties({ value, zero: 0 }, [])).toEqual({ zero: 0 });
    },
  );
});
