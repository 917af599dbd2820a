import { addDuration } from '../calendar/duration.ts';
import { type Period, periodStatus } from '../calendar/period.ts';
import { startOfWibDay } from '../calendar/wib.ts';
import type { DurationUnit, Voucher, VoucherValidity } from '../ports/voucher-gateway.ts';

/** What a voucher is to the person who holds it (specification, section 3). */
export type VoucherStatus = 'claimed' | 'used' | 'ended' | 'notStarted';

/** From when, and until when (exclusive), a voucher may be used. Milliseconds since the epoch. */
export type VoucherPeriod = Period;

/** The period of a voucher that was claimed at `claimedAt` (specification, section 3). */
export function voucherPeriod(validity: VoucherValidity, claimedAt: number): VoucherPeriod {
  switch (validity.effectiveTimeType) {
    case 'FIX_TIME':
      return { start: validity.effectiveStartTime, end: validity.effectiveEndTime };
    case 'AFTER_ACTIVE_IMMEDIATELY':
      return lasting(claimedAt, validity.effectiveDuration, validity.effectiveDurationType);
    case 'AFTER_ACTIVE_DELAY': {
      // 00:00 WIB of the day after the delay (docs/assumptions.md).
      const start = startOfWibDay(claimedAt, validity.effectiveDelayDays + 1);
      return lasting(start, validity.effectiveDuration, validity.effectiveDurationType);
    }
  }
}

function lasting(start: number, duration: number, unit: DurationUnit): VoucherPeriod {
  return { start, end: addDuration(start, duration, unit) };
}

/** The status of a voucher at `now`: what was used stays used, whatever its period. */
export function voucherStatus(
  voucher: Pick<Voucher, 'usedAt' | 'validity' | 'claimedAt'>,
  now: number,
): VoucherStatus {
  if (voucher.usedAt !== null) return 'used';
  const status = periodStatus(voucherPeriod(voucher.validity, voucher.claimedAt), now);
  return status === 'active' ? 'claimed' : status;
}

/** The code in groups of four, so that people can read it out. */
export function groupVoucherCode(code: string): readonly string[] {
  return code.match(/.{1,4}/gu) ?? [];
}
