import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { ACTIVITY_STATE } from '../../rules/activity/admission.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { CheckInCampaign, CheckInGateway } from './check-in.gateway.ts';

/** A campaign of 14 days from `startsAt` (milliseconds since the epoch), with rewards for 2 and 3 days. */
export function createCheckInCampaign(
  startsAt: number,
  changes: Partial<CheckInCampaign> = {},
): CheckInCampaign {
  return {
    activityState: ACTIVITY_STATE.inProgress,
    activityCode: 'absen',
    name: { id: 'Ngopi Tiap Hari', en: 'Coffee Every Day', zh: '天天咖啡' },
    startsAt,
    endsAt: startsAt + 14 * DAY_MS,
    rewards: [
      { streak: 2, name: { id: 'Kopi', en: 'Coffee', zh: '咖啡' }, voucherId: null },
      { streak: 3, name: { id: 'Roti', en: 'Toast', zh: '吐司' }, voucherId: null },
    ],
    checkIns: [],
    ...changes,
  };
}

/** A check-in campaign in memory: each check-in is accepted, and found from then on. It earns no reward. */
export function createMemoryCheckInGateway(clock: VirtualClock, start: CheckInCampaign) {
  let campaign = start;
  const made: number[] = [];
  const { gateway, calls } = createMemoryGateway<CheckInGateway>(clock, {
    find: (activityCode) => ({ ...campaign, activityCode }),
    checkIn() {
      made.push(clock.now());
      campaign = { ...campaign, checkIns: [...campaign.checkIns, clock.now()] };
      return { code: CLAIM_CODE.claimed, campaign, reward: null };
    },
  });
  return {
    checkIns: gateway,
    calls,
    /** The moments of the check-ins made, oldest first. */
    made,
  };
}

/** The feature in memory. */
export const checkInMemory = {
  gateways: (clock, startsAt) => createMemoryCheckInGateway(clock, createCheckInCampaign(startsAt)),
  pages: {
    checkIn: {
      link: withQuery(ROUTES.checkIn, { activityCode: 'absen' }),
      taps: [{ type: 'CHECK_IN' }],
    },
  },
} satisfies FeatureMemory;
