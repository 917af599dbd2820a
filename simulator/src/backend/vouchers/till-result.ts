import type { Result } from '@cangkir/core';
import type { contractVoucher } from './contract-voucher.ts';

/** Why the till rejected a voucher. Moments are milliseconds since the epoch. */
export type TillRefusal =
  | { readonly reason: 'unknown' }
  | { readonly reason: 'used'; readonly usedAt: number }
  | { readonly reason: 'ended'; readonly endedAt: number }
  | { readonly reason: 'notStarted'; readonly startsAt: number };

/** The result of a code at the till. */
export type TillResult = Result<ReturnType<typeof contractVoucher>, TillRefusal>;
