import type { BackendVoucher } from './vouchers.state.ts';

/** A voucher as the contract has it: in one object with its coupon. */
export function contractVoucher({ coupon, ...own }: BackendVoucher) {
  return { ...coupon, ...own };
}
