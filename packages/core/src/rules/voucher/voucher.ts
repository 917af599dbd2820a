import { addDuration } from '../calendar/duration.ts';
import { type Period, periodStatus } from '../calendar/period.ts';
import { startOfWibDay } from '../calendar/wib.ts';
import type { DurationUnit, Voucher, VoucherValidity } from './voucher.types.ts';

/** The status of a voucher for its owner (specification, section 3). */
export type VoucherStatus = 'claimed' | 'used' | 'ended' | 'notStarted';

/**
 * The validity period of a voucher (specification, section 3).
 *
 * @param claimedAt Milliseconds since the epoch.
 */
export function voucherPeriod(validity: VoucherValidity, claimedAt: number): Period {
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

function lasting(start: number, duration: number, unit: DurationUnit): Period {
  return { start, end: addDuration(start, duration, unit) };
}

/**
 * The status of a voucher (specification, section 3). A used voucher stays used, whatever its period.
 *
 * @param now Milliseconds since the epoch.
 */
export function voucherStatus(
  voucher: Pick<Voucher, 'usedAt' | 'validity' | 'claimedAt'>,
  now: number,
): VoucherStatus {
  if (voucher.usedAt !== null) return 'used';
  const status = periodStatus(voucherPeriod(voucher.validity, voucher.claimedAt), now);
  return status === 'active' ? 'claimed' : status;
}

/** The code in groups, for reading out: those of its hyphens, else of four. */
export function groupVoucherCode(code: string): readonly string[] {
  return code.match(code.includes('-') ? /[^-]+-?|-/gu : /.{1,4}/gu) ?? [];
}
