import { couponValidity } from '@cangkir/core';
import type { BackendVoucher } from './vouchers.state.ts';

/** A voucher as the contract has it: in one object with its coupon, whose validity is the voucher's. */
export function contractVoucher({ coupon, ...own }: BackendVoucher) {
  return { ...coupon, ...own, validity: couponValidity(coupon) };
}
