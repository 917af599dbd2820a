import { CLAIM_CODE, COMMUNITY_CODE } from '@cangkir/core';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, identifier, localizedText, moment, text } from './schemas.ts';

const activity = v.object({
  id: identifier,
  name: localizedText,
  detail: localizedText,
  location: localizedText,
  startsAt: moment,
  endsAt: moment,
  quota: count,
  taken: count,
  rewards: v.array(v.object({ name: localizedText, kind: v.picklist(['goods', 'voucher']) })),
  registration: v.picklist(['none', 'registered', 'cancelled', 'checkedIn', 'rewarded']),
});

const survey = v.object({
  id: identifier,
  title: localizedText,
  target: v.pipe(text(2048), v.description('a route, or an address on the app host')),
  endsAt: moment,
  answeredAt: v.nullable(moment),
});

const input = v.object({ id: identifier });

/** A change is answered with the activity as it is after it, whatever the code. */
const change = {
  method: 'POST',
  output: v.object({ activity }),
  outcomeCodes: [
    CLAIM_CODE.ended,
    CLAIM_CODE.alreadyClaimed,
    CLAIM_CODE.loginRequired,
    ...Object.values(COMMUNITY_CODE),
  ],
} as const;

/** The community: its surveys, its activities, and what a person does with one of them. */
export const COMMUNITY_ENDPOINTS = {
  community: endpoint({
    method: 'GET',
    path: '/portal/app/community',
    input: v.object({}),
    output: v.object({ surveys: v.array(survey), activities: v.array(activity) }),
  }),
  communityActivity: endpoint({
    method: 'GET',
    path: '/portal/app/community/activity',
    input,
    output: activity,
  }),
  registerForActivity: endpoint({
    ...change,
    path: '/portal/app/community/register',
    input,
  }),
  cancelRegistration: endpoint({
    ...change,
    path: '/portal/app/community/cancel',
    input,
  }),
  checkInToActivity: endpoint({
    ...change,
    path: '/portal/app/community/checkIn',
    input: v.object({ id: identifier, code: identifier }),
  }),
  claimActivityRewards: endpoint({
    ...change,
    path: '/portal/app/community/rewards',
    input,
  }),
} as const;
