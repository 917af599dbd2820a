import { type Coupon, couponValidity, VALIDITY_TYPE } from '../../rules/coupon/coupon.ts';
import type { Voucher, VoucherTerms } from '../../rules/voucher/voucher.types.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { VoucherGateway } from './vouchers.gateway.ts';

/** The terms of every voucher in memory. */
export const MEMORY_TERMS: VoucherTerms = {
  title: { id: 'Potongan untuk minuman apa pun', en: 'Off any drink', zh: '任意饮品立减' },
  value: 25_000,
  currencyCode: 'IDR',
  currencyUnit: 'Rp',
  products: [{ id: 'Kopi susu', en: 'Milk coffee', zh: '牛奶咖啡' }],
  discountEffectiveQty: 2,
  discountEffectivePrice: 40_000,
  terms: [{ id: 'Sekali pakai', en: 'Single use', zh: '限用一次' }],
};

/** The coupon that every voucher in memory was. */
export const MEMORY_COUPON: Coupon = {
  ...MEMORY_TERMS,
  couponActiveType: VALIDITY_TYPE.dynamic,
  activeDay: 7,
};

/** A voucher that was claimed at `claimedAt` (milliseconds since the epoch) and not yet used. */
export function createVoucher(id: string, claimedAt: number): Voucher {
  const validity = couponValidity(MEMORY_COUPON);
  return { ...MEMORY_TERMS, validity, id, code: 'KPSU7F3K9Q2M', claimedAt, usedAt: null };
}

/** An empty wallet in memory, whose vouchers are found by their ids. */
function createMemoryVoucherGateway(clock: VirtualClock) {
  const { gateway, calls } = createMemoryGateway<VoucherGateway>(clock, {
    list: () => [],
    find: (id) => createVoucher(id, clock.now()),
  });
  return { vouchers: gateway, calls };
}

/** The feature in memory. */
export const vouchersMemory = { gateways: createMemoryVoucherGateway } satisfies FeatureMemory;
