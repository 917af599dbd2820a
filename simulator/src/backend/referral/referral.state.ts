import { moment } from '@cangkir/core/schemas';
import * as v from 'valibot';

/** The referral codes by owner, and the invited customers. */
export const REFERRAL_STATE = {
  referrals: v.object({
    codes: v.record(v.string(), v.string()),
    bound: v.record(
      v.string(),
      v.object({
        inviterId: v.string(),
        boundAt: moment,
        /** When the first order brought the inviter a voucher; missing before. */
        rewardedAt: v.optional(moment),
      }),
    ),
  }),
};
