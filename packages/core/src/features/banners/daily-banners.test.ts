import { expect, test } from 'vitest';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import { openDailyBanners } from './daily-banners.ts';

const at = (iso: string) => Date.parse(`2026-11-${iso}+07:00`);

/** A phone on which `open` starts the app. */
function createPhone(storage = createMemoryKeyValueStore()) {
  let now = at('21T09:00:00');
  let userId: string | null = 'member-1';
  return {
    open: () => openDailyBanners({ storage, userId: () => userId, now: () => now }),
    passTo(moment: number) {
      now = moment;
    },
    switchTo(id: string | null) {
      userId = id;
    },
    storage,
  };
}

/** What may open by itself in a new visit. */
const ALL = ['launchAd', 'homeAlert', 'newGiftAlert'] as const;

test('shows one in a visit, and the rest in the next ones', () => {
  const { open } = createPhone();
  const visit = open();
  expect(visit.due(ALL)).toEqual(ALL);
  visit.markShown('launchAd');
  expect(visit.due(ALL)).toEqual([]);
  const next = open();
  expect(next.due(ALL)).toEqual(['homeAlert', 'newGiftAlert']);
  next.markShown('homeAlert');
  open().markShown('newGiftAlert');
  expect(open().due(ALL)).toEqual([]);
});

test('shows each again when the WIB day begins, first what was not seen for longest', () => {
  const { open, passTo } = createPhone();
  open().markShown('launchAd');
  passTo(at('21T23:59:59.999'));
  expect(open().due(ALL)).toEqual(['homeAlert', 'newGiftAlert']);
  passTo(at('22T00:00:00'));
  expect(open().due(ALL)).toEqual(['homeAlert', 'newGiftAlert', 'launchAd']);
  open().markShown('homeAlert');
  passTo(at('23T09:00:00'));
  expect(open().due(ALL)).toEqual(['newGiftAlert', 'launchAd', 'homeAlert']);
});

test('forgets what was seen a week ago', () => {
  const { open, passTo, storage } = createPhone();
  open().markShown('launchAd');
  passTo(at('28T09:00:00'));
  open().markShown('homeAlert');
  expect(storage.get('dailyBanners')).not.toContain('launchAd');
});

test('shows each to every person on the phone, one in a visit', () => {
  const { open, switchTo } = createPhone();
  const visit = open();
  visit.markShown('homeAlert');
  switchTo(null);
  expect(visit.due(ALL)).toEqual([]);
  expect(open().due(ALL)).toEqual(ALL);
  open().markShown('homeAlert');
  switchTo('member-2');
  expect(open().due(ALL)).toEqual(ALL);
  switchTo('member-1');
  expect(open().due(ALL)).toEqual(['launchAd', 'newGiftAlert']);
});

test.each(['', 'text', '{"version":1,"state":{"day":1,"shown":[]}}'])(
  'has shown nothing where %j is stored',
  (text) => {
    const { open, storage } = createPhone();
    storage.set('dailyBanners', text);
    expect(open().due(ALL)).toEqual(ALL);
    open().markShown('homeAlert');
    expect(open().due(ALL)).toEqual(['launchAd', 'newGiftAlert']);
  },
);

test('shows one in a visit where storage throws', () => {
  const storage = createMemoryKeyValueStore();
  const broken = () => {
    throw new Error('There is no storage.');
  };
  const { open } = createPhone({ ...storage, get: broken, set: broken });
  const visit = open();
  visit.markShown('homeAlert');
  expect(visit.due(ALL)).toEqual([]);
  expect(open().due(ALL)).toEqual(ALL);
});
