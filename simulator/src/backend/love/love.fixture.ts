import { DAY_MS } from '@cangkir/core/durations';
import { emptied, NOTHING } from '../draw/draw.fixture.ts';
import type { BackendDrawActivity, BackendDrawSector } from '../draw/draw.state.ts';
import { PRODUCTS } from '../products.fixture.ts';
import { freeVoucher } from '../vouchers/free-voucher.fixture.ts';

/** The drink of a match, with its voucher. */
export const PALM_SUGAR: BackendDrawSector = {
  id: 'palm-sugar',
  label: PRODUCTS.kopiSusu,
  prize: { kind: 'voucher', voucher: freeVoucher(PRODUCTS.kopiSusu, 22_000) },
  stock: 200,
};

/** The love campaigns of the everyday fixture: one for each outcome of a match. */
export function everydayLoves(now: number): readonly BackendDrawActivity[] {
  const running = { kind: 'love', startsAt: now - 7 * DAY_MS, endsAt: now + 21 * DAY_MS } as const;
  return [
    {
      ...running,
      activityCode: 'love-cocok',
      name: { id: 'Pasti Cocok', en: 'A Match for Everybody', zh: '人人有缘' },
      sectors: [{ ...PALM_SUGAR, stock: null }, emptied(NOTHING)],
    },
    {
      ...running,
      activityCode: 'love-belum',
      name: { id: 'Belum Jodoh', en: 'No Match Yet', zh: '缘分未到' },
      sectors: [emptied(PALM_SUGAR), NOTHING],
    },
    {
      ...running,
      activityCode: 'love-besok',
      startsAt: now + DAY_MS,
      name: { id: 'Jodoh Besok', en: 'Tomorrow’s Match', zh: '明日匹配' },
      sectors: [PALM_SUGAR, NOTHING],
    },
  ];
}
