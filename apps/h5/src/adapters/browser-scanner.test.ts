import { fail, succeed } from '@cangkir/core';
import { settle } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { createBrowserScanner } from './browser-scanner.ts';

function openScanner(loadView = async () => 'camera') {
  const scanner = createBrowserScanner(loadView);
  const shown: (string | null)[] = [];
  const stop = scanner.subscribe(() => shown.push(scanner.current()?.view ?? null));
  return { scanner, shown, stop };
}

test('shows the camera until it has read a code', async () => {
  const { scanner, shown } = openScanner();
  expect(scanner.current()).toBeNull();
  const scanned = scanner.scan();
  await settle();
  scanner.current()?.answer(succeed('code'));
  expect(await scanned).toEqual(succeed('code'));
  expect(shown).toEqual(['camera', null]);
});

test('declines a scan when another one opens, and keeps that one open', async () => {
  const { scanner } = openScanner();
  const first = scanner.scan();
  await settle();
  const { answer } = scanner.current() ?? {};
  const second = scanner.scan();
  expect(await first).toEqual(fail({ kind: 'declined' }));
  await settle();
  answer?.(succeed('late'));
  scanner.current()?.answer(succeed('second'));
  expect(await second).toEqual(succeed('second'));
});

test('scans nothing if the camera’s view does not arrive', async () => {
  const { scanner, shown } = openScanner(() => Promise.reject(new Error('no network')));
  expect(await scanner.scan()).toEqual(fail({ kind: 'unavailable' }));
  expect(shown).toEqual([]);
});

test('calls no listener after its cleanup', async () => {
  const { scanner, shown, stop } = openScanner();
  stop();
  void scanner.scan();
  await settle();
  expect(shown).toEqual([]);
});
