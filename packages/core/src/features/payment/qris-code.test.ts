import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createQrisCode, withChecksum } from './payment.memory.ts';
import { parseQris, takesAmount } from './qris-code.ts';

/** A code with a bank's own account beside the scheme's. Its checksum was computed by another tool. */
const WITH_BANK =
  '00020101021226570011ID.BANK.WWW011893600915012345678902091234567890303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204581253033605405380005802ID5918KEDAI KOPI SENAYAN6007JAKARTA630432DE';

const flawOf = (text: string) => {
  const qris = parseQris(text);
  return qris.ok ? null : qris.failure;
};

test('reads the merchant and the amount', () => {
  expect(parseQris(createQrisCode())).toEqual({
    ok: true,
    value: { merchant: 'KEDAI KOPI SENAYAN', city: 'JAKARTA', amount: 38_000, hasTip: false },
  });
});

test('ignores other fields', () => {
  expect(parseQris(WITH_BANK)).toEqual(parseQris(createQrisCode()));
});

test('lets the user type an amount if it has none', () => {
  expect(parseQris(createQrisCode({ '54': null }))).toMatchObject({
    ok: true,
    value: { amount: null },
  });
});

test('accepts a tip', () => {
  expect(parseQris(createQrisCode({ '55': '01' }))).toMatchObject({
    ok: true,
    value: { hasTip: true },
  });
});

test.each(['38000.', '38000.0', '38000.00', '038000'])('reads %s as Rp38.000', (text) => {
  expect(parseQris(createQrisCode({ '54': text }))).toMatchObject({
    ok: true,
    value: { amount: 38_000 },
  });
});

test('accepts a lower-case checksum, also with a leading zero', () => {
  const codes = Array.from({ length: 40 }, (_, index) => createQrisCode({ '54': `${index + 1}` }));
  const withNought = codes.find((code) => code.at(-4) === '0');
  expect(flawOf(withNought ?? '')).toBeNull();
  expect(flawOf(createQrisCode().replace(/.{4}$/, (sum) => sum.toLowerCase()))).toBeNull();
});

describe('a QRIS is not', () => {
  test.each([
    ['nothing', ''],
    ['a text', 'https://pay.example/1'],
    ['a code cut short', createQrisCode().slice(0, -1)],
    ['a code with something behind it', `${createQrisCode()}0`],
    ['a code with a field behind its checksum', `${createQrisCode()}640111`],
    ['a code without a checksum', createQrisCode().slice(0, -8)],
    ['a code with an empty field', withChecksum('0002015200')],
    ['a code with a control character', createQrisCode({ '60': 'JAKA\nRTA' })],
    ['a code with a character beyond ASCII', createQrisCode({ '60': 'JAKARTÁ' })],
    [
      'a code with a field without a name',
      withChecksum(`${createQrisCode().slice(0, -8)}ZZZZ9904`),
    ],
    ['a code that names a field twice', withChecksum(`${createQrisCode().slice(0, -8)}54011`)],
  ])('%s', (_, text) => {
    expect(flawOf(text)).toBe('malformed');
  });

  test('a code longer than 512 characters', () => {
    const full = '9'.repeat(99);
    const withRest = (length: number) =>
      createQrisCode({ '64': full, '65': full, '66': full, '67': '9'.repeat(length) });
    const room = 512 - withRest(1).length + 1;
    expect(withRest(room)).toHaveLength(512);
    expect(flawOf(withRest(room))).toBeNull();
    expect(flawOf(withRest(room + 1))).toBe('malformed');
  });

  test('a code with one changed character', () => {
    const code = createQrisCode();
    expect(flawOf(code.replace('SENAYAN', 'SENAYAM'))).toBe('checksumWrong');
    expect(flawOf(code.replace('540538000', '540538001'))).toBe('checksumWrong');
  });

  test.each([
    ['another format', { '00': '02' }],
    ['no scheme', { '51': null }],
    ['another scheme', { '51': '0014ID.CO.OTHER.WW' }],
    ['a scheme that is no list of fields', { '51': '00ID.CO.QRIS.WWW' }],
    ['another currency', { '53': '702' }],
    ['no currency', { '53': null }],
    ['another country', { '58': 'SG' }],
    ['no country', { '58': null }],
  ])('a code of %s', (_, changes) => {
    expect(flawOf(createQrisCode(changes))).toBe('notQris');
  });

  test('a code without format', () => {
    expect(flawOf(createQrisCode({ '00': null }))).toBe('notQris');
  });

  test.each([
    ['merchant', { '59': null }],
    ['city', { '60': null }],
  ])('a code without %s', (_, changes) => {
    expect(flawOf(createQrisCode(changes))).toBe('incomplete');
  });

  test.each(['0', '0.00', '-1', 'x', '1x', '1.0.0', '.5', '1e3'])(
    'a code with the amount "%s"',
    (text) => {
      expect(flawOf(createQrisCode({ '54': text }))).toBe('amountInvalid');
    },
  );
});

test('any text that makes the parser throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(\d\d0[1-3].{1,3}){1,4}$/)), (text) => {
      expect(parseQris(text).ok).toBe(false);
    }),
    { numRuns: 200 },
  );
});

describe('scanning it charges the amount of the payment', () => {
  const qris = { merchant: 'm', city: 'c', amount: 38_000, hasTip: false };

  test('if it is that amount', () => {
    expect(takesAmount(qris, 38_000)).toBe(true);
  });

  test('and not if it is another one, none, or with a tip', () => {
    expect(takesAmount(qris, 38_001)).toBe(false);
    expect(takesAmount({ ...qris, amount: null }, 38_000)).toBe(false);
    expect(takesAmount({ ...qris, hasTip: true }, 38_000)).toBe(false);
  });
});
