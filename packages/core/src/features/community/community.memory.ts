import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { ACTIVITY_STATE } from '../../rules/activity/admission.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type {
  CommunityActivity,
  CommunityGateway,
  CommunityRegistration,
  CommunityReply,
} from './community.gateway.ts';

/** The code in the in-memory host's QR. */
export const MEMORY_HOST_CODE = 'host-code-1';

/** A two-hour activity from `startsAt`: milliseconds since the epoch. */
export function createCommunityActivity(
  id: string,
  startsAt: number,
  changes: Partial<CommunityActivity> = {},
): CommunityActivity {
  return {
    activityState: ACTIVITY_STATE.inProgress,
    id,
    name: { id: 'Kelas Latte Art', en: 'Latte Art Class', zh: '拉花课' },
    detail: { id: 'Belajar menuang.', en: 'Learn to pour.', zh: '学习拉花。' },
    location: { id: 'Gerai Senayan', en: 'Senayan store', zh: '史纳延门店' },
    coordinates: { latitude: -6.225, longitude: 106.802 },
    startsAt,
    endsAt: startsAt + 2 * HOUR_MS,
    quota: 10,
    taken: 4,
    rewards: [{ name: { id: 'Gratis kopi', en: 'Free coffee', zh: '免费咖啡' }, kind: 'voucher' }],
    registration: 'none',
    ...changes,
  };
}

/** One activity in memory: each change is accepted, and found from then on. */
export function createMemoryCommunityGateway(clock: VirtualClock, start: CommunityActivity) {
  let activity = start;
  const effects: ('register' | 'cancel' | 'checkIn' | 'claimRewards')[] = [];

  const become =
    (effect: (typeof effects)[number], registration: CommunityRegistration) =>
    (): CommunityReply => {
      effects.push(effect);
      activity = { ...activity, registration };
      return { code: CLAIM_CODE.claimed, activity };
    };

  const { gateway, calls } = createMemoryGateway<CommunityGateway>(clock, {
    browse: () => ({ surveys: [], activities: [activity] }),
    find: (id) => ({ ...activity, id }),
    register: become('register', 'registered'),
    cancel: become('cancel', 'cancelled'),
    checkIn: become('checkIn', 'checkedIn'),
    claimRewards: become('claimRewards', 'rewarded'),
  });
  return {
    community: gateway,
    calls,
    /** The changes made, oldest first. */
    effects,
    /** Changes the activity on the backend. */
    change(change: Partial<CommunityActivity>) {
      activity = { ...activity, ...change };
    },
  };
}

/** The feature in memory, with an activity a day after the start. */
export const communityMemory = {
  gateways: (clock, startsAt) =>
    createMemoryCommunityGateway(clock, createCommunityActivity('latte', startsAt + DAY_MS)),
  pages: {
    community: {
      link: withQuery(ROUTES.communitySignUp, { id: 'latte' }),
      taps: [{ type: 'REGISTER' }],
    },
  },
} satisfies FeatureMemory;
