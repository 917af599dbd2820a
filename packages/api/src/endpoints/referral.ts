import { CLAIM_CODE, REFERRAL_CODE, RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, identifier } from './schemas.ts';

/** Referrals, and the invitations by their codes. */
export const REFERRAL_ENDPOINTS = {
  referral: endpoint({
    method: 'GET',
    path: '/portal/app/referral',
    input: v.object({}),
    output: v.object({ inviteCode: identifier, friends: count }),
  }),
  acceptInvite: endpoint({
    method: 'POST',
    path: '/portal/app/referral/accept',
    input: v.object({ inviteCode: identifier }),
    output: v.object({}),
    outcomeCodes: [
      ...Object.values(REFERRAL_CODE),
      RESPONSE_CODE.notFound,
      CLAIM_CODE.loginRequired,
    ],
  }),
} as const;
