import { CLAIM_CODE } from '@cangkir/core';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, durationType, identifier, localizedText, moment, text } from './schemas.ts';

const duration = v.pipe(v.number(), v.integer(), v.minValue(1));

const voucherValidity = v.variant('effectiveTimeType', [
  v.object({
    effectiveTimeType: v.literal('FIX_TIME'),
    effectiveStartTime: moment,
    effectiveEndTime: moment,
  }),
  v.object({
    effectiveTimeType: v.literal('AFTER_ACTIVE_IMMEDIATELY'),
    effectiveDuration: duration,
    effectiveDurationType: durationType,
  }),
  v.object({
    effectiveTimeType: v.literal('AFTER_ACTIVE_DELAY'),
    effectiveDelayDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
    effectiveDuration: duration,
    effectiveDurationType: durationType,
  }),
]);

const voucherTerms = {
  title: localizedText,
  value: amount,
  currencyCode: v.picklist(['IDR', 'PHP', 'SGD']),
  products: v.array(localizedText),
  minimumSpend: amount,
  terms: v.array(localizedText),
  validity: voucherValidity,
};

const voucher = v.object({
  ...voucherTerms,
  id: identifier,
  code: text(64),
  claimedAt: moment,
  usedAt: v.nullable(moment),
});

const claimReply = {
  voucherId: v.optional(identifier),
  opensAt: v.optional(moment),
};

const CLAIM_OUTCOMES = Object.values(CLAIM_CODE).filter((code) => code !== CLAIM_CODE.claimed);

/** Campaigns, their claims, and the wallet. */
export const COUPON_ENDPOINTS = {
  campaign: endpoint({
    method: 'GET',
    path: '/portal/app/coupon/campaign',
    input: v.object({ sourceId: identifier }),
    output: v.object({
      sourceId: identifier,
      name: localizedText,
      voucher: v.object(voucherTerms),
      claim: v.object({ code: v.picklist(Object.values(CLAIM_CODE)), ...claimReply }),
      endsAt: moment,
    }),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/portal/app/coupon/claim',
    input: v.object({ sourceId: identifier, browserId: identifier }),
    output: v.object(claimReply),
    outcomeCodes: CLAIM_OUTCOMES,
  }),
  vouchers: endpoint({
    method: 'GET',
    path: '/portal/app/coupon/vouchers',
    input: v.object({}),
    output: v.object({ vouchers: v.array(voucher) }),
  }),
  voucher: endpoint({
    method: 'GET',
    path: '/portal/app/coupon/voucher',
    input: v.object({ id: identifier }),
    output: voucher,
  }),
} as const;
