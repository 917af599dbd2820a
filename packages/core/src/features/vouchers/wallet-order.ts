import { periodStatus } from '../../rules/calendar/period.ts';
import { type VoucherStatus, voucherPeriod, voucherStatus } from '../../rules/coupon/voucher.ts';
import type { Voucher } from '../../rules/coupon/voucher.types.ts';

/** What a person can use comes first. */
const RANKS: Readonly<Record<VoucherStatus, number>> = {
  claimed: 0,
  notStarted: 1,
  used: 2,
  ended: 2,
};

/**
 * A wallet in the order in which it is of use: what can be used now, the soonest to end first; what will
 * be, the soonest to begin first; then what is over, the latest first. The specification asks for no order: it
 * is ours.
 *
 * @param now Milliseconds since the epoch.
 */
export function orderWallet(vouchers: readonly Voucher[], now: number): readonly Voucher[] {
  return vouchers.toSorted((a, b) => rank(a) - rank(b) || moment(a) - moment(b));

  function rank(voucher: Voucher): number {
    return RANKS[voucherStatus(voucher, now)];
  }

  function moment(voucher: Voucher): number {
    if (voucher.usedAt !== null) return -voucher.usedAt;
    const period = voucherPeriod(voucher.validity, voucher.claimedAt);
    switch (periodStatus(period, now)) {
      case 'active':
        return period.end;
      case 'notStarted':
        return period.start;
      case 'ended':
        return -period.end;
    }
  }
}
