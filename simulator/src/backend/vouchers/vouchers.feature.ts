import { byKey } from '../by-key.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { redeemVoucher } from './vouchers.actions.ts';
import { memberWallet } from './vouchers.fixture.ts';
import { findVoucher, listVouchers } from './vouchers.rules.ts';

/** The wallet of the member. */
export function fixture(now: number): Pick<DraftState, 'vouchers'> {
  return { vouchers: byKey(memberWallet(now), ({ id }) => id) };
}

export const rules = {
  vouchers: listVouchers,
  voucher: findVoucher,
} satisfies Rules;

export const actions = { redeem: redeemVoucher };
