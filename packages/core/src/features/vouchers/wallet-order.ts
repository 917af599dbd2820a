import { periodStatus } from '../../rules/calendar/period.ts';
import { type VoucherStatus, voucherPeriod, voucherStatus } from '../../rules/voucher/voucher.ts';
import type { Voucher } from '../../rules/voucher/voucher.types.ts';

/** Usable vouchers come first. */
const RANKS: Readonly<Record<VoucherStatus, number>> = {
  claimed: 0,
  notStarted: 1,
  used: 2,
  ended: 2,
};

/**
 * Sorts a wallet by usefulness: usable vouchers by end, then future ones by start, then past ones, latest first. The
 * order is ours: the specification has none.
 *
 * @param now Milliseconds since the epoch.
 */
export function orderWallet(vouchers: readonly Voucher[], now: number): readonly Voucher[] {
  return [...vouchers].sort((a, b) => rank(a) - rank(b) || moment(a) - moment(b));

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

/** The parts of a wallet, each in its order. */
export interface WalletSections {
  readonly ready: readonly Voucher[];
  readonly later: readonly Voucher[];
  readonly past: readonly Voucher[];
}

/**
 * Divides an ordered wallet into what can be used now, later, and no longer.
 *
 * @param now Milliseconds since the epoch.
 */
export function walletSections(ordered: readonly Voucher[], now: number): WalletSections {
  const ofRank = (rank: number) =>
    ordered.filter((voucher) => RANKS[voucherStatus(voucher, now)] === rank);
  return { ready: ofRank(0), later: ofRank(1), past: ofRank(2) };
}
