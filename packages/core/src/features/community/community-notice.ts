import { activityVerdict } from '../../flow/response-code/activity-code.ts';
import { COMMUNITY_CODE } from '../../flow/response-code/community-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { CommunityChange } from './community-change.ts';

/**
 * The message after a change or a scan, by its key (specification, section 8).
 * - `registered`, `cancelled`, `checkedIn`, `rewardsPaid`: the change succeeded.
 * - `alreadyDone`: it was made before.
 * - `quotaFull`: the last place is taken.
 * - `notRegistered`: the user must register before checking in.
 * - `cannotReregister`: a cancelled registration is final.
 * - `registrationOver`: the activity has begun.
 * - `ended`: the day is over.
 * - `wrongDay`: the day has not come.
 * - `wrongQr`: it is not the host's QR.
 * - `otherActivity`: it is the QR of another activity.
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

/** The message of each refusal code. */
const REFUSALS: ReadonlyMap<number, CommunityNotice> = new Map([
  [CLAIM_CODE.alreadyClaimed, 'alreadyDone'],
  [COMMUNITY_CODE.quotaFull, 'quotaFull'],
  [COMMUNITY_CODE.notRegistered, 'notRegistered'],
  [COMMUNITY_CODE.cannotReregister, 'cannotReregister'],
  [COMMUNITY_CODE.registrationOver, 'registrationOver'],
  [COMMUNITY_CODE.wrongDay, 'wrongDay'],
  [COMMUNITY_CODE.wrongQr, 'wrongQr'],
]);

/** The message of a code after a change. Null for an unrelated code. */
export function communityNotice(
  change: CommunityChange['kind'],
  code: number,
): CommunityNotice | null {
  if (code === RESPONSE_CODE.success) return DONE[change];
  return activityVerdict(code) === 'ended' ? 'ended' : (REFUSALS.get(code) ?? null);
}
