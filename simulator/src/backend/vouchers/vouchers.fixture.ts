import { VALIDITY_TYPE, wibDay } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { USUAL_TERMS } from '../claim/terms.fixture.ts';
import { RUPIAH } from '../money.fixture.ts';
import { PRODUCTS } from '../products.fixture.ts';
import type { BackendVoucher } from './vouchers.state.ts';

type FlatVoucher = Omit<BackendVoucher, 'coupon'> & BackendVoucher['coupon'];

const usual: Pick<FlatVoucher, 'ownerId' | 'currencyCode' | 'currencyUnit' | 'terms' | 'usedAt'> = {
  ownerId: 'member',
  ...RUPIAH,
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
      discountEffectiveQty: 0,
      discountEffectivePrice: 25_000,
      claimedAt: now - 2 * DAY_MS,
      couponActiveType: VALIDITY_TYPE.dynamic,
      activeDay: 14,
    },
    {
      ...usual,
      id: 'voucher-last-day',
      code: 'H3TN8VB6Y2JC',
      title: { id: 'Gratis Kopi Susu Pandan', en: 'Free Pandan Milk Coffee', zh: '免费斑斓奶咖' },
      value: 24_000,
      isFree: true,
      products: [PRODUCTS.kopiPandan],
      discountEffectiveQty: 0,
      discountEffectivePrice: 0,
      claimedAt: now - 6 * DAY_MS,
      couponActiveType: VALIDITY_TYPE.dynamic,
      activeDay: 7,
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
      discountEffectiveQty: 2,
      discountEffectivePrice: 40_000,
      claimedAt: now - DAY_MS,
      couponActiveType: VALIDITY_TYPE.dynamic,
      activeDay: 30,
      effectiveDelayDays: 6,
    },
    {
      ...usual,
      id: 'voucher-used',
      code: 'W8RX2GC5T4NH',
      title: { id: 'Diskon Es Americano', en: 'Iced Americano Discount', zh: '冰美式优惠券' },
      value: 10_000,
      products: [PRODUCTS.americano],
      discountEffectiveQty: 0,
      discountEffectivePrice: 20_000,
      claimedAt: now - 12 * DAY_MS,
      usedAt: now - 5 * DAY_MS,
      couponActiveType: VALIDITY_TYPE.dynamic,
      activeDay: 30,
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
      discountEffectiveQty: 0,
      discountEffectivePrice: 45_000,
      claimedAt: now - 18 * DAY_MS,
      couponActiveType: VALIDITY_TYPE.fixed,
      couponStartDay: wibDay(now - 21 * DAY_MS),
      couponEndDay: wibDay(now - DAY_MS),
    },
  ];
}
