import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KNOWN_SIGNS } from '../../testing/known-signs.ts';
import { sha256Hex } from './sha256.ts';
import {
  canonicalJson,
  SIGNING_SECRET,
  sign,
  signedTexts,
  signingAge,
  signingText,
  signingTime,
} from './signing.ts';

// The expected values come from coreutils, with the secret below at the end of the text:   printf '%s'
// '12754kopisusutruekopi-susu-gula-aren' | sha256sum
describe('a sign', () => {
  test('uses the secret of the expected values', () => {
    expect(SIGNING_SECRET).toBe('kopi-susu-gula-aren');
  });

  test.each(KNOWN_SIGNS)('of $of matches OpenSSL', (known) => {
    const { data, time, token, text, sign: expected } = known;
    expect(signingText(data, time, token)).toBe(text);
    expect(sign(data, time, token, sha256Hex)).toBe(expected);
  });

  test('hashes the sorted and joined values, including the time, then the secret', () => {
    expect(sign({ a: 'kopi', b: 'susu', n: 12, t: true }, 754, '', sha256Hex)).toBe(
      '1310091d8d1b3ce33e3bfe1ab542291ff6a180b18476394c7f7d3f11c24aab68',
    );
  });

  test('ends with the token', () => {
    expect(sign({ a: 'kopi', b: 'susu', n: 12, t: true }, 754, 'token-1', sha256Hex)).toBe(
      '59f66691ff2490108e30f42b1ebedf43d770f3285403209ac4f17c3579598a0e',
    );
  });

  test('includes objects and arrays as canonical JSON', () => {
    const data = { order: { b: [1, null, { z: 1, a: 'é' }], a: 'x' }, list: ['b', 'a'] };
    expect(sign(data, 0, '', sha256Hex)).toBe(
      'a2a0607794f3d879ac5de9f2f5fbefbd00adcea80b60a04c791daa6976b83c98',
    );
  });

  test('sorts by code unit: Z before a, and a surrogate pair before U+FF61', () => {
    // printf '%s' '0Zaé😀｡kopi-susu-gula-aren' | sha256sum
    expect(sign({ 1: '｡', 2: '😀', 3: 'é', 4: 'a', 5: 'Z' }, 0, '', sha256Hex)).toBe(
      'ba11858873a4a12eb5ab9ad7f527692db474b7c1836bba2268bbe6abb7502133',
    );
  });

  test('leaves out null and undefined, but keeps empty values', () => {
    const text = (value: string) => value;
    expect(sign({ a: null, b: undefined, c: '', d: 0, e: false }, 5, '', text)).toBe(
      `05false${SIGNING_SECRET}`,
    );
  });

  test('matches the body that arrives', () => {
    const odd = fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY, -0);
    const value = fc.oneof(fc.jsonValue(), odd);
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), (data) => {
        const arrived: Record<string, unknown> = JSON.parse(JSON.stringify(data));
        expect(signingText(data, 5, 't')).toBe(signingText(arrived, 5, 't'));
      }),
    );
  });

  test('does not depend on the order of the data', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(3599), (data, time) => {
        const backwards = Object.fromEntries(Object.entries(data).reverse());
        expect(sign(backwards, time, 't', sha256Hex)).toBe(sign(data, time, 't', sha256Hex));
      }),
    );
  });

  test('changes with the time', () => {
    const data = { activityCode: 'kopi' };
    expect(sign(data, 1, '', sha256Hex)).not.toBe(sign(data, 2, '', sha256Hex));
  });
});

test('signs each value as text, and leaves out what JSON cannot express', () => {
  expect(
    signedTexts({
      text: 'null',
      empty: '',
      number: -0.5,
      flag: false,
      list: [null, 'a'],
      object: { b: 1, a: undefined },
      none: null,
      missing: undefined,
      broken: Number.NaN,
    }),
  ).toEqual({
    text: 'null',
    empty: '',
    number: '-0.5',
    flag: 'false',
    list: '[null,"a"]',
    object: '{"b":1}',
  });
});

describe('canonical JSON', () => {
  test('has sorted keys at every depth, no undefined, and null for array holes', () => {
    expect(canonicalJson({ b: { d: 1, c: undefined }, a: [undefined, null, 'x'] })).toBe(
      '{"a":[null,null,"x"],"b":{"d":1}}',
    );
  });

  test('sorts keys by code unit, including quotes', () => {
    expect(canonicalJson({ '｡': 1, '😀': 2, b: 3, 'a"': 4, a: 5, B: 6, 'a!': 7 })).toBe(
      '{"B":6,"a":5,"a!":7,"a\\"":4,"b":3,"😀":2,"｡":1}',
    );
  });

  test('of a value without JSON is null', () => {
    expect(canonicalJson(undefined)).toBe('null');
  });

  test('is the same at both ends of the wire', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(JSON.stringify(value)))).toBe(text);
      }),
    );
  });
});

describe('the time of a request', () => {
  test.each([
    ['2026-11-21T06:00:00.000Z', 0],
    ['2026-11-21T06:12:34.999Z', 754],
    ['2026-11-21T23:59:59.999Z', 3599],
  ])('at %s is %i', (iso, time) => {
    expect(signingTime(Date.parse(iso))).toBe(time);
  });

  test('is a whole number from 0 to 3599', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const time = signingTime(date.getTime());
        expect(Number.isInteger(time) && time >= 0 && time <= 3599).toBe(true);
      }),
    );
  });
});

describe('the age of a request', () => {
  const at = (iso: string) => Date.parse(iso);

  test.each([
    [0, '2026-11-21T06:00:00Z', 0],
    [3590, '2026-11-21T07:00:10Z', 20],
    [10, '2026-11-21T06:59:50Z', 20],
    [0, '2026-11-21T06:30:00Z', 1800],
    [0, '2026-11-21T06:30:01Z', 1799],
    [7200, '2026-11-21T06:00:05Z', 5],
  ])('of %i at %s is %i seconds, around the hour', (time, now, age) => {
    expect(signingAge(time, at(now))).toBe(age);
  });

  test('is the clock difference, up to half an hour', () => {
    fc.assert(
      fc.property(
        fc.nat(4_000_000_000).map((seconds) => seconds * 1000),
        fc.integer({ min: -1800, max: 1800 }),
        (now, seconds) => {
          const then = signingTime(now + seconds * 1000);
          expect(signingAge(then, now)).toBe(Math.abs(seconds));
        },
      ),
    );
  });
});

// printf '%s' 'kopi ☕ 咖啡' | sha256sum
test('computes the SHA-256 of coreutils, in lower-case hex', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('kopi ☕ 咖啡')).toBe(
    '4906ee875938b5a03d39eb7c07cee3a5794e626514e0bee4546b045f9d444047',
  );
});
