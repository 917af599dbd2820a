import { describe, expect, test } from 'vitest';
import { BRAND } from '../../platform/brand.ts';
import type { Banner } from '../../rules/banner/banner.schema.ts';
import { BANNER_PLACEMENT } from '../../rules/banner/banner.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import type { Home, RunningCampaign } from './home.gateway.ts';
import { createBanner, createHome, createRunningCampaign } from './home.memory.ts';
import { homeView } from './home.view.ts';

const NOW = Date.UTC(2026, 10, 21, 6);

function viewOf(changes: Partial<Home>, now = NOW) {
  return homeView(createHome(NOW, changes), { language: 'id', now, hosts: MEMORY_HOSTS });
}

const bannerAt = (placement: number, changes: Partial<Banner> = {}) =>
  createBanner(NOW, { placement, id: String(placement), ...changes });

describe('banners', () => {
  test('stand at their placement, in their order', () => {
    const { homeBanner, homeList, h5Banner, homeFunc, menuBanner } = BANNER_PLACEMENT;
    const codes = [homeList, homeBanner, h5Banner, menuBanner, homeFunc, 12_345];
    const second = bannerAt(homeBanner, { id: 'second' });
    const view = viewOf({ banners: [...codes.map((code) => bannerAt(code)), second] });
    expect(view).toMatchObject({
      banners: [{ id: '0' }, { id: 'second' }],
      cards: [{ id: '1' }],
      webBanners: [{ id: '10' }],
      shortcuts: [{ id: '99' }],
    });
    expect([view.banners.length, view.cards.length]).toEqual([2, 1]);
  });

  test.each([
    [NOW - 1, 0],
    [NOW, 1],
    [NOW + 7 * 86_400_000 - 1, 1],
    [NOW + 7 * 86_400_000, 0],
  ])('show in their time: at %i there are %i', (now, count) => {
    expect(viewOf({}, now).banners).toHaveLength(count);
  });

  test.each([
    ['/mine/packs', { kind: 'route', route: '/mine/packs' }],
    [`${BRAND.appHost}/order/#/menu`, { kind: 'appHost', url: `${BRAND.appHost}/order/#/menu` }],
    ['https://elsewhere.example/', null],
    ['javascript:alert(1)', null],
    ['/nowhere', null],
  ])('with the address %s lead to %o', (forwardUrl, target) => {
    expect(viewOf({ banners: [createBanner(NOW, { forwardUrl })] }).banners).toMatchObject([
      { target },
    ]);
    const shortcut = bannerAt(BANNER_PLACEMENT.homeFunc, { forwardUrl });
    expect(viewOf({ banners: [shortcut] }).shortcuts).toHaveLength(target === null ? 0 : 1);
  });
});

describe('campaigns', () => {
  test.each<[RunningCampaign['kind'], string]>([
    ['voucher', '/get-coupons?activityCode=c-1'],
    ['draw', `/${BRAND.pathSegment}/luckDraw?activityCode=c-1`],
    ['bargain', '/bargain/main?activityCode=c-1'],
    ['checkIn', `/${BRAND.pathSegment}/check-in?activityCode=c-1`],
    ['gifts', `/${BRAND.pathSegment}/activity-promotion?activityCode=c-1`],
  ])('of the kind %s lead to %s', (kind, route) => {
    const campaigns = [createRunningCampaign(NOW, { kind, code: 'c-1' })];
    expect(viewOf({ campaigns }).campaigns).toMatchObject([{ kind, route }]);
  });

  test('that ended since home was read are left out', () => {
    const { endsAt } = createRunningCampaign(NOW);
    expect(viewOf({}, endsAt - 1).campaigns).toHaveLength(1);
    expect(viewOf({}, endsAt).campaigns).toEqual([]);
  });
});

describe('module items', () => {
  test('have their placeholders filled, in the language', () => {
    expect(viewOf({}).modules).toEqual([
      {
        type: 'invite',
        moduleDesc: 'Ajak teman dengan kode KOPI-7, dapat Rp25.000',
        target: { kind: 'route', route: '/fission?inviteCode=KOPI-7' },
      },
    ]);
  });

  test('are left out where a value is missing', () => {
    expect(viewOf({ moduleValues: { inviteCode: null, amount: 25_000 } }).modules).toEqual([]);
  });
});
