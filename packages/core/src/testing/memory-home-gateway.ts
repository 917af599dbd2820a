import type { Account, AccountGateway, PointsEntry } from '../features/account/account.gateway.ts';
import type { Banner, Home, HomeGateway, RunningCampaign } from '../features/home/home.gateway.ts';
import { BANNER_PLACEMENT } from '../rules/banner/banner.ts';
import { addWibMonths } from '../rules/calendar/wib.ts';
import { createMemoryGateway } from './memory-gateway.ts';
import type { VirtualClock } from './virtual-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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
    forwardUrl: '/get-coupons?sourceId=kopi-susu',
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
  return {
    kind: 'voucher',
    code: 'kopi-susu',
    name: { id: 'Ngopi Hemat Bulan Ini', en: 'Coffee for Less This Month', zh: '本月咖啡优惠' },
    endsAt: startsAt + 7 * DAY_MS,
    offer: {
      title: {
        id: 'Diskon Kopi Susu Gula Aren',
        en: 'Palm Sugar Milk Coffee Discount',
        zh: '椰糖奶咖优惠券',
      },
      value: 15_000,
      currencyCode: 'IDR',
      isFree: false,
    },
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

/** A member with 100 points that expire this month, and 140 more. `now` is milliseconds since the epoch. */
export function createAccount(now: number, changes: Partial<Account> = {}): Account {
  return {
    name: 'Teman Kopi',
    credits: [
      { points: 100, creditedAt: addWibMonths(now, -12) },
      { points: 140, creditedAt: now - 20 * DAY_MS },
    ],
    ...changes,
  };
}

/** One change of each kind. `now` is milliseconds since the epoch. */
export function createPointsHistory(now: number): readonly PointsEntry[] {
  const lastYear = { points: 100, creditedAt: addWibMonths(now, -12) };
  const order = { id: 'Pesanan', en: 'Order', zh: '订单' };
  return [
    { id: '4', kind: 'returned', reason: order, at: now - DAY_MS, credits: [lastYear] },
    { id: '3', kind: 'spent', reason: order, at: now - 2 * DAY_MS, credits: [lastYear] },
    {
      id: '2',
      kind: 'earned',
      reason: order,
      at: now - 20 * DAY_MS,
      credits: [{ points: 140, creditedAt: now - 20 * DAY_MS }],
    },
    {
      id: '1',
      kind: 'expired',
      reason: order,
      at: now - 40 * DAY_MS,
      credits: [{ points: 12, creditedAt: addWibMonths(now, -14) }],
    },
  ];
}

/** Home in memory. */
export function createMemoryHomeGateway(clock: VirtualClock, startsAt: number): HomeGateway {
  return createMemoryGateway<HomeGateway>(clock, { find: () => createHome(startsAt) }).gateway;
}

/** A member's account in memory. */
export function createMemoryAccountGateway(clock: VirtualClock, now: number): AccountGateway {
  return createMemoryGateway<AccountGateway>(clock, {
    find: () => createAccount(now),
    pointsHistory: () => createPointsHistory(now),
  }).gateway;
}
