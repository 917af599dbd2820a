import { USUAL_TERMS } from '../claim/terms.fixture.ts';
import { PRODUCTS } from '../products.fixture.ts';
import type { contractVoucher } from './contract-voucher.ts';
import type { BackendVoucher } from './vouchers.state.ts';

const DAY = 24 * 60 * 60 * 1000;

type FlatVoucher = ReturnType<typeof contractVoucher>;

const usual: Pick<FlatVoucher, 'ownerId' | 'currencyCode' | 'terms' | 'usedAt'> = {
  ownerId: 'member',
  currencyCode: 'IDR',
  terms: [...USUAL_TERMS],
  usedAt: null,
};

/** The member's vouchers: one in each state, and two usable ones. */
export function memberWallet(now: number): readonly BackendVoucher[] {
  return flatVouchers(now).map(({ id, code, ownerId, claimedAt, usedAt, ...coupon }) => {
    return { id, code, ownerId, claimedAt, usedAt, coupon };
  });
}

function flatVouchers(now: number): readonly FlatVoucher[] {
  return [
    {
      ...usual,
      id: 'voucher-usable',
      code: 'KP7M4XQ2R9WD',
      title: { id: 'Diskon Cappuccino', en: 'Cappuccino Discount', zh: '卡布奇诺优惠券' },
      value: 15_000,
      products: [PRODUCTS.cappuccino, PRODUCTS.americano],
      minimumSpend: 25_000,
      claimedAt: now - 2 * DAY,
      validity: {
        effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY',
        effectiveDuration: 2,
        effectiveDurationType: 2,
      },
    },
    {
      ...usual,
      id: 'voucher-last-day',
      code: 'H3TN8VB6Y2JC',
      title: { id: 'Gratis Kopi Susu Pandan', en: 'Free Pandan Milk Coffee', zh: '免费斑斓奶咖' },
      value: 24_000,
      isFree: true,
      products: [PRODUCTS.kopiPandan],
      minimumSpend: 0,
      claimedAt: now - 6 * DAY,
      validity: {
        effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY',
        effectiveDuration: 7,
        effectiveDurationType: 1,
      },
    },
    {
      ...usual,
      id: 'voucher-not-started',
      code: 'Z5KD9FQ3M7PA',
      title: {
        id: 'Diskon Cold Brew Jeruk',
        en: 'Citrus Cold Brew Discount',
        zh: '柑橘冷萃优惠券',
      },
      value: 20_000,
      products: [PRODUCTS.coldBrew],
      minimumSpend: 40_000,
      claimedAt: now - DAY,
      validity: {
        effectiveTimeType: 'AFTER_ACTIVE_DELAY',
        effectiveDelayDays: 6,
        effectiveDuration: 1,
        effectiveDurationType: 3,
      },
    },
    {
      ...usual,
      id: 'voucher-used',
      code: 'W8RX2GC5T4NH',
      title: { id: 'Diskon Es Americano', en: 'Iced Americano Discount', zh: '冰美式优惠券' },
      value: 10_000,
      products: [PRODUCTS.americano],
      minimumSpend: 20_000,
      claimedAt: now - 12 * DAY,
      usedAt: now - 5 * DAY,
      validity: {
        effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY',
        effectiveDuration: 1,
        effectiveDurationType: 3,
      },
    },
    {
      ...usual,
      id: 'voucher-ended',
      code: 'B6YJ4QW9D3KV',
      title: {
        id: 'Diskon Kopi Merdeka',
        en: 'Independence Day Coffee Discount',
        zh: '独立日咖啡优惠券',
      },
      value: 17_000,
      products: [PRODUCTS.kopiSusu, PRODUCTS.americano],
      minimumSpend: 45_000,
      claimedAt: now - 18 * DAY,
      validity: {
        effectiveTimeType: 'FIX_TIME',
        effectiveStartTime: now - 21 * DAY,
        effectiveEndTime: now - DAY,
      },
    },
  ];
}
