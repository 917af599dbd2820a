import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeIncoming, encodeRequest, WIRE } from './native-wire.ts';

const answer = fc.record({
  id: fc.nat(),
  code: fc.integer(),
  data: fc.jsonValue(),
  msg: fc.string(),
});

test('reads an answer from an object or from its JSON', () => {
  fc.assert(
    fc.property(answer, (sent) => {
      const asText = JSON.stringify(sent);
      const expected = { kind: 'answer', answer: JSON.parse(asText) };
      expect(decodeIncoming(JSON.parse(asText))).toEqual(expected);
      expect(decodeIncoming(asText)).toEqual(expected);
    }),
  );
});

test('distinguishes an event from an answer', () => {
  expect(decodeIncoming({ event: 'resume', data: { at: 1 } })).toEqual({
    kind: 'event',
    event: { event: 'resume', data: { at: 1 } },
  });
});

test('accepts an answer without data and message', () => {
  expect(decodeIncoming('{"id":7,"code":-5}')).toEqual({
    kind: 'answer',
    answer: { id: 7, code: -5, msg: '' },
  });
});

test('returns null for anything else, and never throws', () => {
  const otherKey = fc.string().filter((key) => key !== 'id' && key !== 'event');
  const other = fc.oneof(
    fc.dictionary(otherKey, fc.anything()),
    fc.array(fc.anything()),
    fc.json().filter((text) => !/"(id|event)"/.test(text)),
    fc.string(),
    fc.integer(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(other, (message) => {
      expect(decodeIncoming(message)).toBeNull();
    }),
  );
});

test.each([
  [{ id: '7', code: 0 }],
  [{ id: -1, code: 0 }],
  [{ id: 1.5, code: 0 }],
  [{ id: 7, code: '0' }],
  [{ id: 7 }],
  [{ event: 5 }],
  ['{"id":7,"code":0'],
  [[7, 0]],
  [null],
  [undefined],
])('returns null for %j', (message) => {
  expect(decodeIncoming(message)).toBeNull();
});

test('writes a request as JSON', () => {
  const request = { v: WIRE.version, id: 7, method: 'setTitle', params: { title: 'Kopi "susu"' } };
  expect(JSON.parse(encodeRequest(request))).toEqual(request);
});
