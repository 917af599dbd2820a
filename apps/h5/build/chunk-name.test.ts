import { expect, test } from 'vitest';
import { featureChunk, folderChunk, libraryChunk, sharedChunk } from './chunk-name.ts';

test.each([
  '/packages/core/src/features/claim/claim.page.ts',
  '/packages/api/src/claim.api.ts',
  '/apps/h5/src/features/claim/claim.screen.tsx',
])('%s comes in the file of its feature', (module) => {
  expect(featureChunk(module, modulesWith())).toBe('claim');
});

test('a screen of lists comes apart from the machine of its feature', () => {
  const query = '/apps/h5/src/frame/queries/query-list.tsx';
  const list = '/apps/h5/src/features/packs/packs.screen.tsx';
  expect(featureChunk(list, modulesWith([], [query]))).toBe('packs.lists');
});

test('what screens of several features say comes in one file for each language', () => {
  expect(featureChunk('/apps/h5/src/frame/messages.id.json', modulesWith())).toBe('messages.id');
  expect(featureChunk('/apps/h5/src/problem/messages.id.json', modulesWith())).toBe('messages.id');
  expect(featureChunk('/apps/h5/src/features/login/messages.id.json', modulesWith())).toBe(
    'messages.id',
  );
  expect(featureChunk('/apps/h5/src/problem/messages.en.json', modulesWith())).toBe('messages.en');
});

test.each([
  '/apps/h5/src/features/claim/messages.id.json',
  '/apps/h5/src/features/vouchers/full-screen-code.tsx',
  '/node_modules/lottie-web/build/player/lottie_light.js',
])('%s comes in a file of its own', (module) => {
  expect(featureChunk(module, modulesWith())).toBeNull();
});

/** What the bundler knows of a module that some others import. */
function modulesWith(importers: readonly string[] = [], importedIds: readonly string[] = []) {
  return { getModuleInfo: () => ({ importers, importedIds }) };
}

const FEATURES = '/apps/h5/src/features';

test('a library comes with what is built on it', () => {
  const nameOf = (module: string) => libraryChunk(module, modulesWith());
  expect(nameOf('/node_modules/@base-ui/react/accordion/index.js')).toBe('widgets');
  expect(nameOf('/packages/react/src/accordion/accordion.tsx')).toBe('widgets');
  expect(nameOf('/packages/react/src/ticket/ticket.tsx')).toBeNull();
});

test('the bridge comes in one file, and its console in another', () => {
  const nameOf = (module: string) => libraryChunk(module, modulesWith());
  expect(nameOf('/packages/bridge/src/methods.ts')).toBe('bridge');
  expect(nameOf('/packages/bridge/src/console/run-checks.ts')).toBeNull();
});

test('what few screens share comes with its folder, and only for those', () => {
  const folderOf = (module: string) => folderChunk(module, modulesWith());
  expect(folderOf('/packages/react/src/scale-field/scale-field.tsx')).toBe('scale-field');
  expect(folderOf('/apps/h5/src/frame/purchase/unpaid-order.tsx')).toBe('purchase');
  expect(folderOf('/node_modules/@base-ui/react/accordion/index.js')).toBeNull();
});

test('the steps of a login come with the screens that show some', () => {
  const chunkOf = (module: string) => [sharedBy(module), libraryChunk(module, modulesWith())];
  expect(chunkOf(`${FEATURES}/login/login-form.tsx`)).toEqual([null, 'loginSteps']);
  expect(chunkOf('/packages/react/src/otp-field/otp-field.tsx')).toEqual([null, 'loginSteps']);
  expect(chunkOf(`${FEATURES}/login/login.screen.tsx`)).toEqual([null, null]);
});

test('banners come after the first view, and no screen that has some waits for them', () => {
  const chunksOf = (module: string) => [sharedBy(module), featureChunk(module, modulesWith())];
  expect(chunksOf('/apps/h5/src/frame/banner/banner-strip.tsx')).toEqual([null, 'banners']);
  expect(chunksOf('/apps/h5/src/frame/banner/wheel.svg?react')).toEqual([null, 'banners']);
  expect(chunksOf('/apps/h5/src/frame/placed-banners.tsx')).toEqual(['shared', null]);
});

test('what a feature builds on a library and lends to another one comes with the library', () => {
  const glance = `${FEATURES}/mine/glance.tsx`;
  const query = '/apps/h5/src/frame/queries/use-gateway-query.ts';
  const nameOf = (importer: string, imported: string) =>
    libraryChunk(glance, modulesWith([importer], [imported]));
  expect(nameOf(`${FEATURES}/home/home-hero.tsx`, query)).toBe('queries');
  expect(nameOf(`${FEATURES}/mine/mine.screen.tsx`, query)).toBeNull();
  expect(nameOf(`${FEATURES}/home/home-hero.tsx`, '/apps/h5/src/frame/page.tsx')).toBeNull();
});

/** The shared chunk of a module that some others import. */
function sharedBy(module: string, ...importers: string[]): string | null {
  return sharedChunk(module, modulesWith(importers));
}

test('what no feature owns is shared', () => {
  expect(sharedBy('/packages/react/src/ticket/ticket.tsx')).toBe('shared');
  expect(sharedBy('/packages/core/src/flow/load.actor.ts')).toBe('shared');
});

test('what a feature lends to another one is shared', () => {
  const terms = `${FEATURES}/vouchers/voucher-terms.tsx`;
  expect(sharedBy(terms, `${FEATURES}/vouchers/coupon-detail.screen.tsx`)).toBeNull();
  expect(sharedBy(terms, `${FEATURES}/claim/claim.screen.tsx`)).toBe('shared');
});

test('a machine comes with its feature', () => {
  const machine = '/packages/core/src/features/draw/draw.machine.ts';
  expect(sharedBy(machine, '/packages/core/src/features/love/love.page.ts')).toBeNull();
});

test('a library is not shared by screens without it', () => {
  expect(sharedBy('/packages/react/src/accordion/accordion.tsx')).toBeNull();
});
