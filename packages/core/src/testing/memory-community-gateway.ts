import type {
  Community,
  CommunityActivity,
  CommunityGateway,
  CommunityRegistration,
  CommunityReply,
} from '../features/community/community.gateway.ts';
import { activityDay } from '../features/community/community-standing.ts';
import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import type { GatewayResult } from '../flow/gateway/gateway.ts';
import { CLAIM_CODE, COMMUNITY_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The code in the in-memory host's QR. */
export const MEMORY_HOST_CODE = 'host-code-1';

/** One activity in memory and its user, with scripted calls. */
export interface MemoryCommunityGateway {
  readonly community: CommunityGateway;
  readonly calls: {
    readonly browse: MemoryCall<null, Community>;
    readonly find: MemoryCall<string, CommunityActivity>;
    readonly register: MemoryCall<string, CommunityReply>;
    readonly cancel: MemoryCall<string, CommunityReply>;
    readonly checkIn: MemoryCall<{ readonly id: string; readonly code: string }, CommunityReply>;
    readonly claimRewards: MemoryCall<string, CommunityReply>;
  };
  /** The changes made, oldest first. */
  readonly effects: readonly ('register' | 'cancel' | 'checkIn' | 'claimRewards')[];
  /** Other users take this many places, or free them. */
  takePlaces(count: number): void;
}

/** A two-hour activity from `startsAt`: milliseconds since the epoch. */
export function createCommunityActivity(
  id: string,
  startsAt: number,
  changes: Partial<CommunityActivity> = {},
): CommunityActivity {
  return {
    id,
    name: { id: 'Kelas Latte Art', en: 'Latte Art Class', zh: '拉花课' },
    detail: { id: 'Belajar menuang.', en: 'Learn to pour.', zh: '学习拉花。' },
    location: { id: 'Gerai Senayan', en: 'Senayan store', zh: '史纳延门店' },
    coordinates: { latitude: -6.225, longitude: 106.802 },
    startsAt,
    endsAt: startsAt + 2 * 60 * 60 * 1000,
    quota: 10,
    taken: 4,
    rewards: [{ name: { id: 'Gratis kopi', en: 'Free coffee', zh: '免费咖啡' }, kind: 'voucher' }],
    registration: 'none',
    ...changes,
  };
}

/** An in-memory gateway to one activity, as strict as the backend. */
export function createMemoryCommunityGateway(
  clock: VirtualClock,
  start: CommunityActivity,
): MemoryCommunityGateway {
  const effects: MemoryCommunityGateway['effects'][number][] = [];
  let activity = start;

  const isFound = (id: string) => id === activity.id;
  const notFound = fail(failureOfCode(RESPONSE_CODE.notFound));
  const reply = (code: number): GatewayResult<CommunityReply> => succeed({ code, activity });

  function become(registration: CommunityRegistration, taken = activity.taken): void {
    activity = { ...activity, registration, taken };
  }

  function done(
    effect: (typeof effects)[number],
    registration: CommunityRegistration,
    taken?: number,
  ): GatewayResult<CommunityReply> {
    effects.push(effect);
    become(registration, taken);
    return reply(CLAIM_CODE.claimed);
  }

  const browse = createMemoryCall<null, Community>(clock, () =>
    succeed({ surveys: [], activities: [activity] }),
  );

  const find = createMemoryCall<string, CommunityActivity>(clock, (id) =>
    isFound(id) ? succeed(activity) : notFound,
  );

  const register = createMemoryCall<string, CommunityReply>(clock, (id) => {
    if (!isFound(id)) return notFound;
    if (activity.registration === 'cancelled') return reply(COMMUNITY_CODE.cannotReregister);
    if (activity.registration !== 'none') return reply(CLAIM_CODE.alreadyClaimed);
    if (clock.now() >= activity.startsAt) return reply(COMMUNITY_CODE.registrationOver);
    if (activity.taken >= activity.quota) return reply(COMMUNITY_CODE.quotaFull);
    return done('register', 'registered', activity.taken + 1);
  });

  const cancel = createMemoryCall<string, CommunityReply>(clock, (id) => {
    if (!isFound(id)) return notFound;
    if (activity.registration === 'cancelled') return reply(CLAIM_CODE.alreadyClaimed);
    if (activity.registration !== 'registered') return reply(COMMUNITY_CODE.notRegistered);
    if (clock.now() >= activity.startsAt) return reply(COMMUNITY_CODE.registrationOver);
    return done('cancel', 'cancelled', activity.taken - 1);
  });

  const checkIn = createMemoryCall<{ readonly id: string; readonly code: string }, CommunityReply>(
    clock,
    ({ id, code }) => {
      if (!isFound(id)) return notFound;
      const { registration } = activity;
      if (registration === 'checkedIn' || registration === 'rewarded') {
        return reply(CLAIM_CODE.alreadyClaimed);
      }
      if (registration !== 'registered') return reply(COMMUNITY_CODE.notRegistered);
      const { start: opens, end } = activityDay(activity);
      if (clock.now() < opens) return reply(COMMUNITY_CODE.wrongDay);
      if (clock.now() >= end) return reply(CLAIM_CODE.ended);
      if (code !== MEMORY_HOST_CODE) return reply(COMMUNITY_CODE.wrongQr);
      return done('checkIn', 'checkedIn');
    },
  );

  const claimRewards = createMemoryCall<string, CommunityReply>(clock, (id) => {
    if (!isFound(id)) return notFound;
    if (activity.registration === 'rewarded') return reply(CLAIM_CODE.alreadyClaimed);
    if (activity.registration !== 'checkedIn') return reply(COMMUNITY_CODE.notRegistered);
    return done('claimRewards', 'rewarded');
  });

  return {
    community: {
      browse: (options) => browse.ask(null, options),
      find: find.ask,
      register: register.ask,
      cancel: cancel.ask,
      checkIn: checkIn.ask,
      claimRewards: claimRewards.ask,
    },
    calls: { browse, find, register, cancel, checkIn, claimRewards },
    effects,
    takePlaces(count) {
      become(activity.registration, activity.taken + count);
    },
  };
}
