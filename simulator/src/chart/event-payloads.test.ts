import { expect, test } from 'vitest';
import { examplePayload, payloadChoices } from './event-payloads.ts';

test('an event that carries something comes with an example', () => {
  expect(examplePayload('login', 'TYPE_CODE')).toEqual({ text: '123456' });
  expect(examplePayload('prizeForm', 'TYPE')).toEqual({ field: 'name', text: 'A name' });
});

test('an event that carries nothing has none', () => {
  expect(examplePayload('claim', 'CLAIM')).toBeNull();
  expect(examplePayload('loginRedirect', 'REQUIRE_LOGIN')).toBeNull();
});

test('a field that takes but a few texts says which', () => {
  expect(payloadChoices('market')).toEqual(['ID', 'PH', 'SG']);
  expect(payloadChoices('field')).toEqual(['name', 'phone', 'address']);
  expect(payloadChoices('text')).toBeNull();
});
