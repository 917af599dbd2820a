import { expect, test } from 'vitest';
import { examplePayload, payloadChoices } from './event-payloads.ts';

test('has an example for an event with a payload', () => {
  expect(examplePayload('login', 'TYPE_CODE')).toEqual({ text: '123456' });
  expect(examplePayload('prizeForm', 'TYPE')).toEqual({ field: 'name', text: 'A name' });
});

test('has none for an event without a payload', () => {
  expect(examplePayload('claim', 'CLAIM')).toBeNull();
  expect(examplePayload('app', 'LOGIN_CHANGED')).toBeNull();
  expect(examplePayload('loginRedirect', 'REQUIRE_LOGIN')).toBeNull();
});

test('lists the choices of a field with few values', () => {
  expect(payloadChoices('market')).toEqual(['ID', 'PH', 'SG']);
  expect(payloadChoices('field')).toEqual(['name', 'phone', 'address']);
  expect(payloadChoices('text')).toBeNull();
});
