import { expect, test } from 'vitest';
import { encodeText } from './encode-text.ts';

test.each([
  ['kopi susu', 'kopi%20susu'],
  ['a&b=c', 'a%26b%3Dc'],
  ['☕', '%E2%98%95'],
  ['😀', '%F0%9F%98%80'],
  ['half \ud83d', 'half%20%EF%BF%BD'],
  ['\ude00\ud83d', '%EF%BF%BD%EF%BF%BD'],
])('encodes %j as %s in an address', (text, encoded) => {
  expect(encodeText(text)).toBe(encoded);
});
