import { createLoadingCounter } from '@cangkir/core';
import { settle } from '@cangkir/core/testing';
import { expect, test, vi } from 'vitest';
import { createChunk } from '../navigation/chunk.ts';
import { createQuietLoading } from './next-screens.ts';

/** A phone whose screens load when the test says so. */
function openPhone() {
  const loading = createLoadingCounter();
  const asked: string[] = [];
  const arrivals: (() => void)[] = [];
  const screens = new Map<string, () => Promise<unknown>>();

  function screenLoader(route: string) {
    const [path = ''] = route.split('?');
    const load = screens.get(path) ?? (() => arrival(path));
    screens.set(path, load);
    return load;
  }

  function arrival(path: string): Promise<void> {
    asked.push(path);
    return new Promise((resolve) => arrivals.push(resolve));
  }

  async function arrive(): Promise<void> {
    arrivals.shift()?.();
    await settle();
  }

  const loadLater = createQuietLoading({ loading, screenLoader }, async () => {});
  return { loading, asked, screens, loadLater, arrive };
}

test('loads one screen after the other, and each once', async () => {
  const { asked, loadLater, arrive } = openPhone();
  for (const route of ['/packs', '/coupon?id=1', '/coupon?id=2', '/mine']) loadLater(route);
  await settle();
  expect(asked).toEqual(['/packs']);
  await arrive();
  expect(asked).toEqual(['/packs', '/coupon']);
  await arrive();
  await arrive();
  loadLater('/packs');
  await settle();
  expect(asked).toEqual(['/packs', '/coupon', '/mine']);
});

test('leaves the network to the requests that are pending', async () => {
  const { loading, asked, loadLater } = openPhone();
  loading.begin();
  loading.begin();
  loadLater('/packs');
  await settle();
  loading.end();
  await settle();
  expect(asked).toEqual([]);
  loading.end();
  await settle();
  expect(asked).toEqual(['/packs']);
});

test('goes on after a screen that did not arrive, which a tap then loads', async () => {
  const { asked, screens, loadLater } = openPhone();
  const load = vi.fn(async () => 'screen').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const loadScreen = createChunk(load);
  screens.set('/lost', loadScreen);
  loadLater('/lost');
  loadLater('/packs');
  await settle();
  expect(asked).toEqual(['/packs']);
  expect(await loadScreen()).toBe('screen');
});
