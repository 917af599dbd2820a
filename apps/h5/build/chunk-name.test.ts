import { expect, test } from 'vitest';
import { featureChunk, libraryChunk, sharedChunk } from './chunk-name.ts';

test.each([
  '/packages/core/src/features/claim/claim.page.ts',
  '/packages/api/src/claim.api.ts',
  '/apps/h5/src/features/claim/claim.screen.tsx',
])('%s comes in the file of its feature', (module) => {
  expect(featureChunk(module)).toBe('claim');
});

test('what screens of several features say comes in one file for each language', () => {
  expect(featureChunk('/apps/h5/src/frame/words.id.json')).toBe('words.id');
  expect(featureChunk('/apps/h5/src/problem/words.id.json')).toBe('words.id');
  expect(featureChunk('/apps/h5/src/features/login/words.id.json')).toBe('words.id');
  expect(featureChunk('/apps/h5/src/problem/words.en.json')).toBe('words.en');
});

test.each([
  '/apps/h5/src/features/claim/words.id.json',
  '/apps/h5/src/features/vouchers/full-screen-code.tsx',
  '/node_modules/lottie-web/build/player/lottie_light.js',
])('%s comes in a file of its own', (module) => {
  expect(featureChunk(module)).toBeNull();
});

test('a library comes with what is built on it', () => {
  expect(libraryChunk('/node_modules/@base-ui/react/accordion/index.js')).toBe('widgets');
  expect(libraryChunk('/packages/react/src/accordion/accordion.tsx')).toBe('widgets');
  expect(libraryChunk('/packages/react/src/ticket/ticket.tsx')).toBeNull();
});

/** The shared chunk of a module that some others import. */
function sharedBy(module: string, ...importers: string[]): string | null {
  return sharedChunk(module, { getModuleInfo: () => ({ importers }) });
}

const FEATURES = '/apps/h5/src/features';

test('what no feature owns is shared', () => {
  expect(sharedBy('/packages/react/src/ticket/ticket.tsx')).toBe('shared');
  expect(sharedBy('/packages/core/src/flow/load.actor.ts')).toBe('shared');
});

test('what a feature lends to another one is shared', () => {
  const form = `${FEATURES}/login/login-form.tsx`;
  expect(sharedBy(form, `${FEATURES}/login/login.screen.tsx`)).toBeNull();
  expect(sharedBy(form, `${FEATURES}/claim/claim.screen.tsx`)).toBe('shared');
});

test('a machine comes with its feature', () => {
  const machine = '/packages/core/src/features/draw/draw.machine.ts';
  expect(sharedBy(machine, '/packages/core/src/features/love/love.page.ts')).toBeNull();
});

test('a library is not shared by screens without it', () => {
  expect(sharedBy('/packages/react/src/accordion/accordion.tsx')).toBeNull();
});
