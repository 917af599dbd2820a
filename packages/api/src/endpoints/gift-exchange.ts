import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, identifier, localizedText, moment } from './schemas.ts';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Gifts for points. */
export const GIFT_EXCHANGE_ENDPOINTS = {
  giftActivity: endpoint({
    method: 'GET',
    path: '/portal/app/gift/activity',
    input: v.object({ activityCode: identifier }),
    output: v.object({
      activityCode: identifier,
      name: localizedText,
      startsAt: moment,
      endsAt: moment,
      gifts: v.array(
        v.object({
          id: identifier,
          name: localizedText,
          points: v.pipe(count, v.minValue(1), v.description('what one costs, in points')),
          stock: count,
          allowance: v.pipe(count, v.description('how many this person may still exchange')),
        }),
      ),
      balance: v.pipe(
        v.nullable(count),
        v.description('the person’s points; null where nobody is logged in'),
      ),
    }),
  }),
  exchangeGift: endpoint({
    method: 'POST',
    path: '/portal/app/gift/exchange',
    input: v.object({ activityCode: identifier, giftId: identifier, quantity }),
    output: v.object({ exchangeId: identifier, balance: count }),
  }),
} as const;
