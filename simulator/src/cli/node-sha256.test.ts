import { sha256Hex } from '@cangkir/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeSha256 } from './node-sha256.ts';

test('hashes every text as the product does, half a surrogate pair included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(nodeSha256(text)).toBe(sha256Hex(text));
    }),
  );
  expect(nodeSha256('\ud83d')).toBe(sha256Hex('\ud83d'));
});
