import { ACTIVITY_STATE } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { FREE_AMERICANO } from '../vouchers/free-voucher.fixture.ts';
import type { BackendDrawActivity, BackendDrawSector } from './draw.state.ts';

/** The sectors of the wheels, with and without a prize. */
export const TUMBLER: BackendDrawSector = {
  id: 'tumbler',
  label: { id: 'Tumbler', en: 'Tumbler', zh: '随行杯' },
  prize: { kind: 'goods' },
  stock: 20,
};

export const VOUCHER: BackendDrawSector = {
  id: 'americano',
  label: FREE_AMERICANO.title,
  prize: { kind: 'voucher', voucher: FREE_AMERICANO },
  stock: 200,
};

export const NOTHING: BackendDrawSector = {
  id: 'nothing',
  label: { id: 'Belum beruntung', en: 'No luck this time', zh: '下次好运' },
  prize: null,
  stock: null,
};

/** The lucky draws of the everyday fixture: one for each outcome of a draw, and for each reason to see none. */
export function everydayDraws(now: number): readonly BackendDrawActivity[] {
  const running = { kind: 'wheel', startsAt: now - 7 * DAY_MS, endsAt: now + 21 * DAY_MS } as const;
  const later = { ...running, endsAt: now + 30 * DAY_MS, sectors: [TUMBLER, NOTHING] };
  return [
    {
      ...running,
      activityCode: 'roda-gajian',
      name: { id: 'Roda Gajian', en: 'Payday Wheel', zh: '发薪日转盘' },
      sectors: [TUMBLER, VOUCHER, NOTHING],
    },
    {
      ...running,
      activityCode: 'roda-tumbler',
      name: { id: 'Pasti Dapat Tumbler', en: 'Everybody Wins a Tumbler', zh: '人人赢随行杯' },
      sectors: [{ ...TUMBLER, stock: null }, emptied(NOTHING)],
    },
    {
      ...running,
      activityCode: 'roda-voucher',
      name: { id: 'Pasti Dapat Kopi', en: 'Everybody Wins a Coffee', zh: '人人赢咖啡' },
      sectors: [{ ...VOUCHER, stock: null }, emptied(NOTHING)],
    },
    {
      ...running,
      activityCode: 'roda-habis',
      name: { id: 'Roda Hadiah Habis', en: 'Out of Prizes', zh: '奖品已抽完' },
      sectors: [emptied(TUMBLER), emptied(VOUCHER), NOTHING],
    },
    {
      activityCode: 'roda-besok',
      kind: 'wheel',
      startsAt: now + DAY_MS,
      endsAt: now + 21 * DAY_MS,
      name: { id: 'Roda Besok', en: 'Tomorrow’s Wheel', zh: '明日转盘' },
      sectors: [TUMBLER, NOTHING],
    },
    {
      activityCode: 'roda-usai',
      kind: 'wheel',
      startsAt: now - 21 * DAY_MS,
      endsAt: now - DAY_MS,
      name: { id: 'Roda yang Usai', en: 'A Wheel of the Past', zh: '已结束的转盘' },
      sectors: [TUMBLER, NOTHING],
    },
    {
      ...later,
      activityCode: 'roda-kedaluwarsa',
      closedAs: ACTIVITY_STATE.expired,
      name: { id: 'Roda Kedaluwarsa', en: 'An Expired Wheel', zh: '已过期的转盘' },
    },
    {
      ...later,
      activityCode: 'roda-ditarik',
      closedAs: ACTIVITY_STATE.takenOff,
      name: { id: 'Roda yang Ditarik', en: 'A Wheel Taken Off', zh: '已下架的转盘' },
    },
    {
      ...later,
      activityCode: 'roda-aplikasi-baru',
      minimumAppVersion: '3.6.0',
      name: { id: 'Roda Aplikasi Baru', en: 'New App Wheel', zh: '新版 App 转盘' },
    },
  ];
}

/** A sector whose prize is out of stock. */
export function emptied(sector: BackendDrawSector): BackendDrawSector {
  return { ...sector, stock: 0 };
}
