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
  products: [{ id: 'Kopi susu', en: 'Milk coffee', zh: '牛奶咖啡' }],
  minimumSpend: 40_000,
  terms: [{ id: 'Sekali pakai', en: 'Single use', zh: '限用一次' }],
  validity: {
    effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY',
    effectiveDuration: 7,
    effectiveDurationType: 1,
  },
};

/** A voucher that was claimed at `claimedAt` (milliseconds since the epoch) and not yet used. */
export function createVoucher(id: string, claimedAt: number): Voucher {
  return { ...MEMORY_TERMS, id, code: 'KPSU7F3K9Q2M', claimedAt, usedAt: null };
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
