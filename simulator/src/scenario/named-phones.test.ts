import { MARKETS } from '@cangkir/core';
import { expect, test } from 'vitest';
import { PEOPLE } from '../backend/login/login.fixture.ts';
import { marketPhoneOf, nameOfPhone, phoneNamed, strangersOf } from './named-phones.ts';

test('names the phone of every person of the fixtures', () => {
  for (const [name, { phone }] of Object.entries(PEOPLE)) {
    expect(phoneNamed(name)?.e164).toBe(phone);
    expect(nameOfPhone(phone)).toBe(name);
  }
});

test.each(MARKETS)('has nine strangers in %s, with valid but unknown phones', (market) => {
  const strangers = strangersOf(market);
  expect(new Set(strangers.map(([, e164]) => e164)).size).toBe(9);
  for (const [name, e164] of strangers) {
    expect(marketPhoneOf(e164)?.market).toBe(market);
    expect(marketPhoneOf(phoneNamed(name)?.typed ?? '')?.e164).toBe(e164);
    expect(nameOfPhone(e164)).toBe(name);
    expect(Object.values(PEOPLE).some(({ phone }) => phone === e164)).toBe(false);
  }
});

test('has a landline, which is never a mobile phone', () => {
  const { e164 = '', typed = '' } = phoneNamed('landline') ?? {};
  expect(e164).not.toBe('');
  expect([marketPhoneOf(e164), marketPhoneOf(typed)]).toEqual([null, null]);
});

test('has no name for any other phone', () => {
  expect(phoneNamed('nobody')).toBeNull();
  expect(nameOfPhone('+6281355550000')).toBeNull();
});
