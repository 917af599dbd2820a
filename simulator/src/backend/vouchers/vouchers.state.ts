import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const voucher = v.object({
  id: v.string(),
  code: v.string(),
  ownerId: v.string(),
  claimedAt: v.number(),
  usedAt: v.nullable(v.number()),
  /** The campaign's offer at the time of the claim, one object for all vouchers of it. */
  coupon: ENDPOINTS.campaign.output.entries.coupon,
});

/** The vouchers by id. */
export const VOUCHER_STATE = { vouchers: v.record(v.string(), voucher) };

export type BackendVoucher = v.InferOutput<typeof voucher>;
