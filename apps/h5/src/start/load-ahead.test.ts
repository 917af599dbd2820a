import { ROUTES } from '@cangkir/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, createChunk } from '../navigation/chunk.ts';
import { loadAhead } from './load-ahead.ts';

beforeEach(() => {
  vi.stubGlobal('window', {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('loads the login and the main places', async () => {
  const load = vi.fn(async () => {});
  await loadAhead(load);
  expect(load.mock.calls.flat()).toEqual([ROUTES.login, ROUTES.vouchers, ROUTES.mine, ROUTES.home]);
});

test.each([
  ['the person saves data', { saveData: true, effectiveType: '4g' }],
  ['the network is slow', { saveData: false, effectiveType: '2g' }],
])('loads nothing where %s', async (_, connection) => {
  vi.stubGlobal('navigator', { connection });
  const load = vi.fn(async () => {});
  await loadAhead(load);
  expect(load).not.toHaveBeenCalled();
});

test('a screen that does not arrive ends it, and is loaded when it is opened', async () => {
  const loadScreen = vi.fn(async () => 'screen').mockRejectedValueOnce(new TypeError('Failed'));
  const load = vi.fn(createChunk(loadScreen));
  await loadAhead(load);
  expect(load).toHaveBeenCalledOnce();
  await expect(load.mock.results[0]?.value).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(load()).resolves.toBe('screen');
});
