import { ENDPOINTS } from '@cangkir/api';
import { SIGNING_SECRET, sha256Hex, sign, signingText, signingTime } from '@cangkir/core';
import { expect, test } from 'vitest';
import { explainSignature } from './explain-signature.ts';
import { START } from './testing.ts';

const { claim: CLAIM, assistBargain: UNSIGNED } = ENDPOINTS;

// printf '%s' '12754kopisusutruekopi-susu-gula-aren' | sha256sum
const KNOWN_SIGN = '1310091d8d1b3ce33e3bfe1ab542291ff6a180b18476394c7f7d3f11c24aab68';
const KNOWN = { a: 'kopi', b: 'susu', n: 12, t: true, time: 754, sign: KNOWN_SIGN };
const AT = Date.UTC(2026, 8, 4, 8, 12, 34);

const SECRET = { of: 'secret', text: 'kopi…' };

test('accepts a known sign, and shows its text', () => {
  expect(explainSignature(CLAIM, KNOWN, '', AT)).toEqual({
    verdict: 'holds',
    parts: [
      { of: 'n', text: '12' },
      { of: 'time', text: '754' },
      { of: 'a', text: 'kopi' },
      { of: 'b', text: 'susu' },
      { of: 't', text: 'true' },
      SECRET,
    ],
    time: 754,
    age: 0,
    received: KNOWN_SIGN,
    expected: KNOWN_SIGN,
  });
});

test('shows the expected sign of a forged one', () => {
  // printf '%s' '12754kopisusutruekopi-susu-gula-arentoken-1' | sha256sum
  const withToken = '59f66691ff2490108e30f42b1ebedf43d770f3285403209ac4f17c3579598a0e';
  const report = explainSignature(CLAIM, KNOWN, 'token-1', AT);
  expect(report).toMatchObject({ verdict: 'forged', received: KNOWN_SIGN, expected: withToken });
  expect(report.parts.at(-1)).toEqual({ of: 'token', text: 'toke…' });
});

test('shows the age of an old one', () => {
  expect(explainSignature(CLAIM, KNOWN, '', AT + 301_000)).toMatchObject({
    verdict: 'old',
    age: 301,
  });
  expect(explainSignature(CLAIM, KNOWN, '', AT + 300_000)).toMatchObject({
    verdict: 'holds',
    age: 300,
  });
});

test.each([null, {}, { time: 754 }, { sign: KNOWN_SIGN }, { time: 754, sign: 'abc' }])(
  'finds nothing to hash in %j',
  (data) => {
    expect(explainSignature(CLAIM, data, '', AT)).toEqual({
      verdict: 'missing',
      parts: [],
      time: null,
      age: null,
      received: null,
      expected: null,
    });
  },
);

test('requires none where requests have none', () => {
  expect(explainSignature(UNSIGNED, {}, '', AT).verdict).toBe('notNeeded');
});

test('masks secrets in their original place', () => {
  const data = { phone: '+6281234567890', code: '123456', activityCode: '+7', left: null };
  const time = signingTime(START);
  const signed = { ...data, time, sign: sign(data, time, 'a-token', sha256Hex) };
  const { verdict, parts } = explainSignature(CLAIM, signed, 'a-token', START);
  expect(verdict).toBe('holds');
  expect(parts).toEqual([
    { of: 'phone', text: '0812****7890' },
    { of: 'activityCode', text: '+7' },
    { of: 'time', text: '0' },
    { of: 'code', text: '******' },
    SECRET,
    { of: 'token', text: 'a-to…' },
  ]);
});

test('shows objects and lists as canonical JSON, and leaves out null', () => {
  const data = { order: { b: [1, null, { z: 1, a: 'é' }], a: 'x' }, list: ['b', 'a'], left: null };
  // The same value as in the core's test of the sign.
  const known = 'a2a0607794f3d879ac5de9f2f5fbefbd00adcea80b60a04c791daa6976b83c98';
  const { verdict, parts } = explainSignature(CLAIM, { ...data, time: 0, sign: known }, '', START);
  expect(verdict).toBe('holds');
  const text = parts.map((part) => (part.of === 'secret' ? SIGNING_SECRET : part.text)).join('');
  expect(text).toBe(signingText(data, 0, ''));
});
