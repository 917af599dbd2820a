import { startOfWibDay } from '@cangkir/core';
import { HOUR_MS } from '@cangkir/core/durations';
import { FREE_AMERICANO } from '../vouchers/free-voucher.fixture.ts';
import type { BackendActivity, BackendRegistration } from './community.state.ts';

const SENAYAN = {
  id: 'Gerai Senayan, Jakarta',
  en: 'Senayan store, Jakarta',
  zh: '雅加达史纳延店',
};
const DAGO = { id: 'Gerai Dago, Bandung', en: 'Dago store, Bandung', zh: '万隆达戈店' };

const FREE_COFFEE = { kind: 'voucher', voucher: FREE_AMERICANO } as const;

const STICKERS = {
  name: { id: 'Stiker komunitas', en: 'Community stickers', zh: '社群贴纸' },
  kind: 'goods',
} as const;

const CLASS = {
  name: { id: 'Kelas Latte Art', en: 'Latte Art Class', zh: '拉花课' },
  detail: {
    id: 'Belajar menuang hati dan rosetta bersama barista kami.',
    en: 'Pour hearts and rosettas with our baristas.',
    zh: '和咖啡师一起学拉爱心与叶子。',
  },
  location: SENAYAN,
  coordinates: { latitude: -6.225, longitude: 106.802 },
};

const BREWING = {
  name: { id: 'Seduh Bareng', en: 'Brew Together', zh: '一起手冲' },
  detail: {
    id: 'Bawa gelas sendiri, biji kopi dari kami.',
    en: 'Bring a cup of your own; the beans are on us.',
    zh: '自带杯子，咖啡豆我们准备。',
  },
  location: DAGO,
  coordinates: { latitude: -6.885, longitude: 107.614 },
};

/** The activities of the everyday fixture: one for each outcome of a registration. */
export function everydayActivities(now: number): readonly BackendActivity[] {
  return [
    activity('latte-art', at(now, 3, 10), CLASS),
    activity('tempat-terakhir', at(now, 3, 14), CLASS, { quota: 10, othersTaken: 9 }),
    activity('kelas-penuh', at(now, 4, 10), CLASS, { quota: 10, othersTaken: 10 }),
    activity('kelas-batal', at(now, 5, 10), CLASS),
    activity('seduh-besok', at(now, 1, 10), BREWING),
    activity('seduh-hari-ini', at(now, 0, 20), BREWING),
    // It starts when its day does.
    activity('sudah-mulai', at(now, 0, 0), BREWING),
    activity('seduh-kemarin', at(now, -1, 16), BREWING),
    activity('seduh-lalu', at(now, -7, 16), BREWING),
  ];
}

/** The member's registrations. */
export function memberRegistrations(): BackendRegistration[] {
  const registrations = {
    'kelas-batal': 'cancelled',
    'seduh-besok': 'registered',
    'seduh-hari-ini': 'registered',
    'seduh-kemarin': 'checkedIn',
    'seduh-lalu': 'rewarded',
  } as const;
  return Object.entries(registrations).map(([activityId, registration]) => ({
    activityId,
    userId: 'member',
    registration,
  }));
}

function activity(
  id: string,
  startsAt: number,
  what: Pick<BackendActivity, 'name' | 'detail' | 'location' | 'coordinates'>,
  places: Pick<BackendActivity, 'quota' | 'othersTaken'> = { quota: 20, othersTaken: 12 },
): BackendActivity {
  return {
    id,
    ...what,
    startsAt,
    endsAt: startsAt + 2 * HOUR_MS,
    ...places,
    rewards: [FREE_COFFEE, STICKERS],
    checkInCode: `host-${id}`,
  };
}

/** An hour of a WIB day, relative to today. */
function at(now: number, daysLater: number, hour: number): number {
  return startOfWibDay(now, daysLater) + hour * HOUR_MS;
}
