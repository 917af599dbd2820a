import { fail, succeed, voucherPeriod, voucherStatus } from '@cangkir/core';
import { createEntryIndex } from '../entry-index.ts';
import { lookUp } from '../look-up.ts';
import { rewardInviter } from '../referral/referral.rules.ts';
import type { RuleContext } from '../rule.ts';
import { contractVoucher } from './contract-voucher.ts';
import type { TillRefusal, TillResult } from './till-result.ts';
import type { BackendVoucher } from './vouchers.state.ts';

const vouchersByCode = createEntryIndex<BackendVoucher>(({ code }) => [code]);

/**
 * Redeems a voucher with a successful order, once. With the first order its owner becomes an existing user, and their
 * inviter is rewarded.
 *
 * @param code As scanned, or typed with spaces and in lower case.
 */
export function redeem(
  context: Pick<RuleContext, 'state' | 'random' | 'now'>,
  code: string,
): TillResult {
  const { state, now } = context;
  const wanted = withoutGaps(code).toUpperCase();
  const [voucher] = vouchersByCode.find(state.vouchers, wanted);
  if (voucher === undefined) return fail({ reason: 'unknown' });
  const refusal = refusalOf(voucher, now);
  if (refusal !== null) return fail(refusal);
  voucher.usedAt = now;
  const owner = lookUp(state.users, voucher.ownerId);
  if (owner?.firstOrderAt === null) {
    owner.firstOrderAt = now;
    rewardInviter(context, owner);
  }
  return succeed(contractVoucher(voucher));
}

/** A code without the separators between its groups. */
export function withoutGaps(code: string): string {
  return code.replace(/[\s-]/g, '');
}

function refusalOf(voucher: BackendVoucher, now: number): TillRefusal | null {
  if (voucher.usedAt !== null) return { reason: 'used', usedAt: voucher.usedAt };
  const owned = contractVoucher(voucher);
  const { start, end } = voucherPeriod(owned.validity, owned.claimedAt);
  switch (voucherStatus(owned, now)) {
    case 'notStarted':
      return { reason: 'notStarted', startsAt: start };
    case 'ended':
      return { reason: 'ended', endedAt: end };
    default:
      return null;
  }
}
