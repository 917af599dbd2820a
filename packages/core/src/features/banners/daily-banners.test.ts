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

test('shows each placement once, also after a restart', () => {
  const { open } = createPhone();
  expect(open().isDue('homeAlert')).toBe(true);
  open().markShown('homeAlert');
  expect(open().isDue('homeAlert')).toBe(false);
  expect(open().isDue('newGiftAlert')).toBe(true);
  open().markShown('newGiftAlert');
  expect([open().isDue('homeAlert'), open().isDue('newGiftAlert')]).toEqual([false, false]);
});

test('shows it again when the WIB day begins', () => {
  const { open, passTo } = createPhone();
  open().markShown('homeAlert');
  passTo(at('21T23:59:59.999'));
  expect(open().isDue('homeAlert')).toBe(false);
  passTo(at('22T00:00:00'));
  expect(open().isDue('homeAlert')).toBe(true);
  open().markShown('newGiftAlert');
  expect([open().isDue('homeAlert'), open().isDue('newGiftAlert')]).toEqual([true, false]);
});

test('shows it to each person of the phone', () => {
  const { open, switchTo } = createPhone();
  open().markShown('homeAlert');
  switchTo(null);
  expect(open().isDue('homeAlert')).toBe(true);
  open().markShown('homeAlert');
  switchTo('member-2');
  expect(open().isDue('homeAlert')).toBe(true);
  switchTo('member-1');
  expect(open().isDue('homeAlert')).toBe(false);
});

test.each(['', 'text', '{"version":1,"state":{"day":"x","shown":[]}}'])(
  'has shown nothing where %j is stored',
  (text) => {
    const { open, storage } = createPhone();
    storage.set('dailyBanners', text);
    expect(open().isDue('homeAlert')).toBe(true);
    open().markShown('homeAlert');
    expect(open().isDue('homeAlert')).toBe(false);
  },
);

test('goes on where storage throws', () => {
  const storage = createMemoryKeyValueStore();
  const broken = () => {
    throw new Error('There is no storage.');
  };
  const { open } = createPhone({ ...storage, get: broken, set: broken });
  open().markShown('homeAlert');
  expect(open().isDue('homeAlert')).toBe(true);
});
