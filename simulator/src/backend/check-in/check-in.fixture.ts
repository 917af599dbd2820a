import { DAY_MS } from '@cangkir/core/durations';
import { FREE_AMERICANO } from '../vouchers/free-voucher.fixture.ts';
import type { BackendCheckIn, BackendCheckInCampaign } from './check-in.state.ts';

const REWARDS = [
  { streak: 3, voucher: FREE_AMERICANO },
  { streak: 7, voucher: FREE_AMERICANO },
];

/** The check-in campaigns of the everyday fixture: one for each outcome of a check-in. */
export function everydayCheckIns(now: number): BackendCheckInCampaign[] {
  const running = { startsAt: now - 7 * DAY_MS, endsAt: now + 14 * DAY_MS, rewards: REWARDS };
  return [
    {
      ...running,
      activityCode: 'ngopi-tiap-hari',
      name: { id: 'Ngopi Tiap Hari', en: 'Coffee Every Day', zh: '天天咖啡' },
    },
    {
      ...running,
      activityCode: 'ngopi-beruntun',
      name: { id: 'Ngopi Tiga Hari', en: 'Three Days of Coffee', zh: '连续三天咖啡' },
    },
    {
      ...running,
      activityCode: 'absen-besok',
      startsAt: now + DAY_MS,
      name: { id: 'Mulai Besok', en: 'From Tomorrow', zh: '明天开始' },
    },
    {
      ...running,
      activityCode: 'absen-usai',
      endsAt: now - DAY_MS,
      name: { id: 'Sudah Usai', en: 'Over', zh: '已结束' },
    },
  ];
}

/** The member's check-ins: today’s is the third day in a row. */
export function memberCheckIns(now: number): BackendCheckIn[] {
  return [2, 1].map((ago) => ({
    activityCode: 'ngopi-beruntun',
    userId: 'member',
    at: now - ago * DAY_MS,
  }));
}
