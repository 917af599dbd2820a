import type {
  CheckInCampaign,
  CheckInGateway,
  CheckInReply,
  EarnedReward,
} from '../features/check-in/check-in.gateway.ts';
import { isCheckedIn, streakOf } from '../features/check-in/streak.ts';
import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A check-in campaign in memory, with scripted calls. */
export interface MemoryCheckInGateway {
  readonly checkIns: CheckInGateway;
  readonly calls: {
    readonly find: MemoryCall<string, CheckInCampaign>;
    readonly checkIn: MemoryCall<string, CheckInReply>;
  };
  /** The check-ins, oldest first. */
  readonly made: readonly number[];
}

/** A campaign of 14 days from `startsAt` (milliseconds since the epoch), with rewards for 2 and 3 days. */
export function createCheckInCampaign(
  startsAt: number,
  changes: Partial<CheckInCampaign> = {},
): CheckInCampaign {
  return {
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

/** An in-memory gateway to one campaign, as strict as the backend. */
export function createMemoryCheckInGateway(
  clock: VirtualClock,
  start: CheckInCampaign,
): MemoryCheckInGateway {
  const made: number[] = [];
  let campaign = start;

  const notFound = fail(failureOfCode(RESPONSE_CODE.notFound));
  const reply = (code: number, reward: EarnedReward | null = null) =>
    succeed({ code, campaign, reward });

  /** The reward of today's streak, once. */
  function earn(): EarnedReward | null {
    const streak = streakOf(campaign, clock.now());
    const due = campaign.rewards.find((one) => one.streak === streak && one.voucherId === null);
    if (due === undefined) return null;
    const reward = { ...due, voucherId: `voucher-${streak}` };
    campaign = {
      ...campaign,
      rewards: campaign.rewards.map((one) => (one === due ? reward : one)),
    };
    return reward;
  }

  const find = createMemoryCall<string, CheckInCampaign>(clock, (activityCode) =>
    activityCode === campaign.activityCode ? succeed(campaign) : notFound,
  );

  const checkIn = createMemoryCall<string, CheckInReply>(clock, (activityCode) => {
    const now = clock.now();
    if (activityCode !== campaign.activityCode) return notFound;
    if (now < campaign.startsAt) return reply(CLAIM_CODE.notStarted);
    if (now >= campaign.endsAt) return reply(CLAIM_CODE.ended);
    if (isCheckedIn(campaign, now)) return reply(CLAIM_CODE.alreadyClaimed);
    made.push(now);
    campaign = { ...campaign, checkIns: [...campaign.checkIns, now] };
    const reward = earn();
    return reply(CLAIM_CODE.claimed, reward);
  });

  return {
    checkIns: { find: find.ask, checkIn: checkIn.ask },
    calls: { find, checkIn },
    made,
  };
}
