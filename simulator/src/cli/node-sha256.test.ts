import { sha256Hex } from '@cangkir/core';
import { expect, test } from 'vitest';
import { nodeSha256 } from './node-sha256.ts';

test.each([
  ['nothing', ''],
  ['any script', 'kopi ☕ 咖啡'],
  ['half a surrogate pair', '\ud83d'],
  ['a long text', 'susu'.repeat(10_000)],
])('hashes %s as the product does', (_, text) => {
  expect(nodeSha256(text)).toBe(sha256Hex(text));
});
