import { expect, test } from 'vitest';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import type { Banner } from './banner.schema.ts';
import { BANNER_PLACEMENT } from './banner.ts';
import { shownBanners } from './shown-banners.ts';

function banner(id: string, changes: Partial<Banner> = {}): Banner {
  const title = { id, en: id, zh: id };
  const placement = BANNER_PLACEMENT.myCenter;
  const time = { startsAt: 1000, endsAt: 2000 };
  return {
    id,
    placement,
    picture: 'gift',
    title,
    text: null,
    forwardUrl: '/',
    ...time,
    ...changes,
  };
}

const idsAt = (banners: readonly Banner[], now: number) =>
  shownBanners(banners, 'myCenter', now, MEMORY_HOSTS).map(({ id }) => id);

test('shows those of the placement alone, from their start to their end', () => {
  const banners = [
    banner('now'),
    banner('elsewhere', { placement: BANNER_PLACEMENT.share }),
    banner('unknown', { placement: 77 }),
    banner('later', { startsAt: 1500 }),
  ];
  expect(idsAt(banners, 999)).toEqual([]);
  expect(idsAt(banners, 1000)).toEqual(['now']);
  expect(idsAt(banners, 1500)).toEqual(['now', 'later']);
  expect(idsAt(banners, 1999)).toEqual(['now', 'later']);
  expect(idsAt(banners, 2000)).toEqual([]);
});

test.each([
  ['/mine/packs', { kind: 'route', route: '/mine/packs' }],
  ['javascript:alert(1)', null],
  ['https://elsewhere.test/', null],
  ['//elsewhere.test', null],
])('leads to allowed addresses alone: %s', (forwardUrl, target) => {
  expect(shownBanners([banner('x', { forwardUrl })], 'myCenter', 1000, MEMORY_HOSTS)).toMatchObject(
    [{ target }],
  );
});
