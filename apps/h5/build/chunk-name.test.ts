import { expect, test } from 'vitest';
import { chunkName } from './chunk-name.ts';

test.each([
  '/packages/core/src/features/claim/claim.page.ts',
  '/packages/api/src/claim.api.ts',
  '/apps/h5/src/features/claim/claim.screen.tsx',
])('%s comes in the file of its feature', (module) => {
  expect(chunkName(module)).toBe('claim');
});

test('what every screen says comes in one file for each language', () => {
  expect(chunkName('/apps/h5/src/frame/words.id.json')).toBe('words.id');
  expect(chunkName('/apps/h5/src/problem/words.id.json')).toBe('words.id');
  expect(chunkName('/apps/h5/src/problem/words.en.json')).toBe('words.en');
});

test.each([
  '/apps/h5/src/features/claim/words.id.json',
  '/apps/h5/src/features/vouchers/voucher-code.tsx',
  '/node_modules/lottie-web/build/player/lottie_light.js',
])('%s comes in a file of its own', (module) => {
  expect(chunkName(module)).toBeNull();
});
