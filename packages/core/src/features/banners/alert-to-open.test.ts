import { expect, test } from 'vitest';
import type { ShownBanner } from '../../rules/banner/shown-banners.ts';
import { alertToOpen } from './alert-to-open.ts';

const text = (words: string) => ({ id: words, en: words, zh: words });

function banner(id: string): ShownBanner {
  return { id, picture: 'icedLatte', title: text(id), text: null, target: null };
}

const DUE = ['launchAd', 'homeAlert', 'newGiftAlert'] as const;
const AD = banner('ad');
const NEWS = banner('news');

test('opens the first that has something to show', () => {
  expect(alertToOpen(DUE, { launchAd: AD, homeAlert: NEWS }, false)).toEqual({
    kind: 'open',
    alert: 'launchAd',
    banner: AD,
  });
  expect(alertToOpen(DUE, { launchAd: null, homeAlert: NEWS }, false)).toEqual({
    kind: 'open',
    alert: 'homeAlert',
    banner: NEWS,
  });
});

test('waits for the answers about all before it, whichever answer comes first', () => {
  expect(alertToOpen(DUE, {}, false)).toEqual({ kind: 'wait' });
  expect(alertToOpen(DUE, { homeAlert: NEWS, newGiftAlert: null }, false)).toEqual({
    kind: 'wait',
  });
});

test('opens none where there is nothing to show', () => {
  const found = { launchAd: null, homeAlert: null, newGiftAlert: null };
  expect(alertToOpen(DUE, found, false)).toEqual({ kind: 'none' });
  expect(alertToOpen([], {}, false)).toEqual({ kind: 'none' });
});

test('opens nothing over what the person is doing, whatever answer comes', () => {
  expect(alertToOpen(DUE, { launchAd: AD }, true)).toEqual({ kind: 'none' });
  expect(alertToOpen(DUE, {}, true)).toEqual({ kind: 'none' });
});
