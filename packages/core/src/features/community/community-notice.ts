import { activityVerdict } from '../../flow/response-code/activity-code.ts';
import { COMMUNITY_CODE } from '../../flow/response-code/community-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { CommunityChange } from './community.types.ts';

/**
 * What a person is told of what they asked for: the key of a message (specification, section 8).
 * - `registered`, `cancelled`, `checkedIn`, `rewardsPaid`: it is done. - `alreadyDone`: it had been done before.
 * - `quotaFull`: the last place went to somebody else. - `notRegistered`: there is nothing to check in to.
 * - `cannotReregister`: who cancels cannot register again. - `registrationOver`: it has begun.
 * - `ended`: the day is over. - `wrongDay`: it is not the day yet. - `wrongQr`: it is not the host's QR.
 * - `otherActivity`: it is that of another activity.
 * - `scanDeclined`, `scanUnavailable`: nothing was scanned.
 */
export type CommunityNotice =
  | 'registered'
  | 'cancelled'
  | 'checkedIn'
  | 'rewardsPaid'
  | 'alreadyDone'
  | 'quotaFull'
  | 'notRegistered'
  | 'cannotReregister'
  | 'registrationOver'
  | 'ended'
  | 'wrongDay'
  | 'wrongQr'
  | 'otherActivity'
  | 'scanDeclined'
  | 'scanUnavailable';

const DONE = {
  register: 'registered',
  cancel: 'cancelled',
  checkIn: 'checkedIn',
  claimRewards: 'rewardsPaid',
} as const satisfies Readonly<Record<CommunityChange['kind'], CommunityNotice>>;

/** What the codes of a refusal say to the person. */
const REFUSALS: ReadonlyMap<number, CommunityNotice> = new Map([
  [CLAIM_CODE.alreadyClaimed, 'alreadyDone'],
  [COMMUNITY_CODE.quotaFull, 'quotaFull'],
  [COMMUNITY_CODE.notRegistered, 'notRegistered'],
  [COMMUNITY_CODE.cannotReregister, 'cannotReregister'],
  [COMMUNITY_CODE.registrationOver, 'registrationOver'],
  [COMMUNITY_CODE.wrongDay, 'wrongDay'],
  [COMMUNITY_CODE.wrongQr, 'wrongQr'],
]);

/** What a code says of a change. Null where it says nothing of the activity. */
export function communityNotice(
  change: CommunityChange['kind'],
  code: number,
): CommunityNotice | null {
  if (code === RESPONSE_CODE.success) return DONE[change];
  return activityVerdict(code) === 'ended' ? 'ended' : (REFUSALS.get(code) ?? null);
}
