import { ENDPOINTS } from '@cangkir/api';
import { BANNER_PLACEMENT, type BannerPlacement, LANGUAGES, MARKETS } from '@cangkir/core';
import { shownBanners } from '@cangkir/core/banners';
import { DAY_MS } from '@cangkir/core/durations';
import { MEMORY_HOSTS } from '@cangkir/core/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { FixtureName } from '../fixtures.ts';
import { START, startBackend } from '../testing.ts';

const PLACEMENTS: readonly BannerPlacement[] = [
  'menuBanner',
  'share',
  'myCenter',
  'paySuccess',
  'orderDetailsAlert',
];

const ALERTS: readonly BannerPlacement[] = ['launchAd', 'homeAlert', 'newGiftAlert'];

/** What a person sees at a placement. */
function visit(user: string | null = 'member', fixture: FixtureName = 'everyday') {
  const { backend, ask, clock } = startBackend(fixture);
  const token = user === null ? '' : (backend.logInAs(user)?.token ?? '');
  return {
    backend,
    clock,
    async find(placement: BannerPlacement) {
      const input = { placement: String(BANNER_PLACEMENT[placement]) };
      const { data } = await ask('banners', input, { token });
      return v.parse(ENDPOINTS.banners.output, data).banners;
    },
  };
}

test.each(PLACEMENTS)('has a banner for %s, which leads somewhere', async (placement) => {
  const banners = shownBanners(await visit().find(placement), placement, START, MEMORY_HOSTS);
  expect(banners.length).toBeGreaterThan(0);
  expect(banners.every(({ target }) => target !== null)).toBe(true);
});

test.each(ALERTS)('opens %s by itself in the data for it alone', async (placement) => {
  expect(await visit().find(placement)).toEqual([]);
  expect(await visit('member', 'homeAlerts').find(placement)).toHaveLength(1);
});

test('has no gift for a visitor', async () => {
  const { find } = visit(null, 'homeAlerts');
  expect(await find('newGiftAlert')).toEqual([]);
  expect(await find('homeAlert')).toHaveLength(1);
});

test('has for another market its own banners, without rupiah', async () => {
  for (const user of ['memberPh', 'memberSg']) {
    const { find } = visit(user, 'homeAlerts');
    for (const placement of [...PLACEMENTS, ...ALERTS]) {
      expect(JSON.stringify(await find(placement))).not.toMatch(/Rp|IDR|luckDraw|rightsCard/);
    }
  }
  expect(await visit('memberPh').find('myCenter')).toHaveLength(1);
});

test('has banners until their end, and tells nobody of which market', async () => {
  const { find, clock } = visit();
  expect(JSON.stringify(await find('myCenter'))).not.toContain('markets');
  await clock.advance(30 * DAY_MS);
  expect(await find('myCenter')).toEqual([]);
});

test('says every banner in each language, for a market', () => {
  const { banners } = visit('member', 'homeAlerts').backend.snapshot();
  for (const { markets, title } of banners) {
    expect(markets.every((market) => MARKETS.includes(market))).toBe(true);
    expect(LANGUAGES.every((language) => title[language] !== '')).toBe(true);
  }
  expect(new Set(banners.map(({ id, placement }) => `${placement} ${id}`)).size).toBe(
    banners.length,
  );
});
