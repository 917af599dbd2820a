import type { Market } from '../../platform/market/market.types.ts';
import { addDays } from '../calendar/wib.ts';
import { addWorkingDays } from '../calendar/working-days.ts';
import type { PaymentMethod } from '../order/payment-method.ts';

/** The duration of a refund, in days. */
export interface RefundTime {
  readonly unit: 'days' | 'workingDays';
  readonly min: number;
  readonly max: number;
}

/** The earliest and latest arrival of a refund. Milliseconds since the epoch. */
export interface RefundArrival {
  readonly earliest: number;
  readonly latest: number;
}

const ABROAD: RefundTime = { unit: 'days', min: 7, max: 14 };

/** In Indonesia it depends on the payment method. The specification names no time for the others. */
const IN_INDONESIA: ReadonlyMap<PaymentMethod, RefundTime> = new Map([
  ['eWalletA', within(3)],
  ['eWalletB', within(5)],
  ['eWalletC', within(5)],
  ['eWalletD', within(5)],
  ['eWalletE', within(20)],
]);

/** The duration of a refund (specification, section 9). Null if none is promised. */
export function refundTime(market: Market, method: PaymentMethod): RefundTime | null {
  return market === 'ID' ? (IN_INDONESIA.get(method) ?? null) : ABROAD;
}

/**
 * When a refund granted at `grantedAt` (milliseconds since the epoch) arrives, by working days of the market if they
 * count. Null if none is promised.
 */
export function refundArrival(
  grantedAt: number,
  market: Market,
  method: PaymentMethod,
): RefundArrival | null {
  const time = refundTime(market, method);
  if (time === null) return null;
  const later = (count: number) => addTime(grantedAt, count, time.unit, market);
  return { earliest: later(time.min), latest: later(time.max) };
}

function addTime(moment: number, count: number, unit: RefundTime['unit'], market: Market): number {
  return unit === 'days' ? addDays(moment, count) : addWorkingDays(moment, count, market);
}

function within(max: number): RefundTime {
  return { unit: 'workingDays', min: 0, max };
}
