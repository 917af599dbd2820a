import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRecipient, withoutProblem } from './recipient.ts';

const PHONE = { e164: '+6281234567890', national: '0812-3456-7890' };

const TYPED = {
  name: 'Penerima Hadiah',
  phone: '0812 3456 7890',
  address: 'Jalan Melati 12',
};

test('a valid recipient is trimmed, with the phone as E.164', () => {
  const typed = { ...TYPED, name: ' Penerima Hadiah ', address: '\nJalan Melati 12\nBandung ' };
  expect(checkRecipient(typed, PHONE)).toEqual({
    ok: true,
    value: {
      name: 'Penerima Hadiah',
      phone: '+6281234567890',
      address: 'Jalan Melati 12\nBandung',
    },
  });
});

test('finds all problems at once', () => {
  expect(checkRecipient({ name: '', phone: '021', address: 'Bandung' }, null)).toEqual({
    ok: false,
    failure: {
      name: { kind: 'missing' },
      phone: { kind: 'invalid' },
      address: { kind: 'tooShort', min: 10 },
    },
  });
});

test('one invalid field is enough', () => {
  expect(checkRecipient({ ...TYPED, name: '.' }, PHONE)).toEqual({
    ok: false,
    failure: { name: { kind: 'invalid' } },
  });
  expect(checkRecipient(TYPED, null)).toEqual({
    ok: false,
    failure: { phone: { kind: 'invalid' } },
  });
});

describe('a name', () => {
  test.each(['O', 'Śri', '李', '3'])('may be as short as %j', (name) => {
    expect(checkRecipient({ ...TYPED, name }, PHONE)).toMatchObject({ ok: true, value: { name } });
  });

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['.-', 'invalid'],
    ['\u200B', 'invalid'],
    ['😀', 'invalid'],
  ])('cannot be %j: %s', (name, kind) => {
    expect(checkRecipient({ ...TYPED, name }, PHONE)).toEqual({
      ok: false,
      failure: { name: { kind } },
    });
  });

  test.each([
    [60, { ok: true }],
    [61, { ok: false, failure: { name: { kind: 'tooLong', max: 60 } } }],
  ])('of %i letters may have an accent on each', (count, result) => {
    const name = 'e\u0301'.repeat(count);
    expect(checkRecipient({ ...TYPED, name }, PHONE)).toMatchObject(result);
  });
});

describe('a phone', () => {
  test.each([
    ['', 'missing'],
    [' + ', 'missing'],
    ['0', 'invalid'],
  ])('typed as %j is invalid: %s', (phone, kind) => {
    expect(checkRecipient({ ...TYPED, phone }, null)).toEqual({
      ok: false,
      failure: { phone: { kind } },
    });
  });
});

describe('an address', () => {
  test.each([
    ['', { kind: 'missing' }],
    ['-'.repeat(20), { kind: 'invalid' }],
    ['Jalan A 1', { kind: 'tooShort', min: 10 }],
    [`${' '.repeat(20)}Jalan A 1`, { kind: 'tooShort', min: 10 }],
    ['a'.repeat(251), { kind: 'tooLong', max: 250 }],
  ])('cannot be %j', (address, problem) => {
    expect(checkRecipient({ ...TYPED, address }, PHONE)).toEqual({
      ok: false,
      failure: { address: problem },
    });
  });

  test.each(['Jalan A 12', 'a'.repeat(250)])('can be %j', (address) => {
    expect(checkRecipient({ ...TYPED, address }, PHONE)).toMatchObject({ value: { address } });
  });
});

test('a recipient has no empty field and no surrounding space, whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string({ unit: 'grapheme', maxLength: 70 }),
        phone: fc.constantFrom('', '0812'),
        address: fc.string({ unit: 'grapheme', maxLength: 40 }),
      }),
      (typed) => {
        const checked = checkRecipient(typed, PHONE);
        if (!checked.ok) return;
        for (const text of Object.values(checked.value)) {
          expect(text).toBe(text.trim());
          expect(text).not.toBe('');
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('typing in a field clears its problem alone', () => {
  const problems = { name: { kind: 'missing' }, phone: { kind: 'invalid' } } as const;
  expect(withoutProblem(problems, 'name')).toEqual({ phone: { kind: 'invalid' } });
  expect(withoutProblem(problems, 'address')).toEqual(problems);
});
