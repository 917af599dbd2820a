import { addDays, addWibMonths, startOfWibDay } from '../calendar/wib.ts';
import type { DurationUnit, Voucher, VoucherValidity } from '../ports/voucher-gateway.ts';

/** What a voucher is to the person who holds it (specification, section 3). */
export type VoucherStatus = 'claimed' | 'used' | 'ended' | 'notStarted';

/** From when, and until when (exclusive), a voucher may be used. Milliseconds since the epoch. */
export interface VoucherPeriod {
  readonly start: number;
  readonly end: number;
}

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
  return { start, end: addUnits(start, duration, unit) };
}

function addUnits(moment: number, count: number, unit: DurationUnit): number {
  switch (unit) {
    case 1:
      return addDays(moment, count);
    case 2:
      return addDays(moment, count * 7);
    case 3:
      return addWibMonths(moment, count);
    case 4:
      return addWibMonths(moment, count * 12);
  }
}

/** The status of a voucher at `now`: what was used stays used, whatever its period. */
export function voucherStatus(
  voucher: Pick<Voucher, 'usedAt' | 'validity' | 'claimedAt'>,
  now: number,
): VoucherStatus {
  if (voucher.usedAt !== null) return 'used';
  const { start, end } = voucherPeriod(voucher.validity, voucher.claimedAt);
  if (now < start) return 'notStarted';
  return now < end ? 'claimed' : 'ended';
}

/** The code in groups of four, so that people can read it out. */
export function groupVoucherCode(code: string): readonly string[] {
  return code.match(/.{1,4}/gu) ?? [];
}
