import { DAY_MS } from '../../platform/clock/durations.ts';
import type { Banner } from '../../rules/banner/banner.schema.ts';
import { BANNER_PLACEMENT } from '../../rules/banner/banner.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import { createCampaign } from '../claim/claim.memory.ts';
import type { Home, HomeGateway, RunningCampaign } from './home.gateway.ts';

/** A large banner of home that is shown for a week from `startsAt` (milliseconds since the epoch). */
export function createBanner(startsAt: number, changes: Partial<Banner> = {}): Banner {
  return {
    id: 'gula-aren',
    placement: BANNER_PLACEMENT.homeBanner,
    picture: 'palmSugarLatte',
    title: { id: 'Kopi Susu Gula Aren', en: 'Palm Sugar Milk Coffee', zh: '椰糖奶咖' },
    text: {
      id: 'Hemat Rp15.000 bulan ini',
      en: 'Rp15.000 off this month',
      zh: '本月立减 Rp15.000',
    },
    forwardUrl: '/get-coupons?activityCode=kopi-susu',
    startsAt,
    endsAt: startsAt + 7 * DAY_MS,
    ...changes,
  };
}

/** A voucher campaign that runs for a week from `startsAt` (milliseconds since the epoch). */
export function createRunningCampaign(
  startsAt: number,
  changes: Partial<RunningCampaign> = {},
): RunningCampaign {
  const code = 'kopi-susu';
  const { name, coupon } = createCampaign(code);
  const { title, value, currencyCode } = coupon;
  return {
    kind: 'voucher',
    code,
    name,
    endsAt: startsAt + 7 * DAY_MS,
    offer: { title, value, currencyCode, isFree: false },
    ...changes,
  };
}

/** A small home: one part of each kind. */
export function createHome(startsAt: number, changes: Partial<Home> = {}): Home {
  return {
    banners: [createBanner(startsAt)],
    campaigns: [createRunningCampaign(startsAt)],
    moduleItems: [
      {
        type: 'invite',
        moduleDesc: {
          id: 'Ajak teman dengan kode {inviteCode}, dapat Rp{amount}',
          en: 'Invite a friend with {inviteCode} and get Rp{amount}',
          zh: '用 {inviteCode} 邀请好友，得 Rp{amount}',
        },
        moduleForwardUrl: '/fission?inviteCode={inviteCode}',
      },
    ],
    moduleValues: { inviteCode: 'KOPI-7', amount: 25_000 },
    ...changes,
  };
}

/** Home in memory. */
function createMemoryHomeGateway(clock: VirtualClock, startsAt: number) {
  const { gateway, calls } = createMemoryGateway<HomeGateway>(clock, {
    find: () => createHome(startsAt),
  });
  return { home: gateway, calls };
}

/** The feature in memory. */
export const homeMemory = { gateways: createMemoryHomeGateway } satisfies FeatureMemory;
