import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount } from './schemas.ts';

/** Gift cards. */
export const GIFT_CARD_ENDPOINTS = {
  redeemGiftCard: endpoint({
    method: 'POST',
    path: '/portal/app/gift/card/redeem',
    input: v.object({ code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{16}$/)) }),
    output: v.object({
      value: amount,
      balance: amount,
      currencyCode: v.picklist(['IDR', 'PHP', 'SGD']),
    }),
  }),
} as const;
