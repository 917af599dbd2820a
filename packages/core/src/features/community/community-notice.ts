import { activityVerdict } from '../../flow/response-code/activity-code.ts';
import { rowOfCode } from '../../flow/response-code/code-table.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { CommunityChange } from './community-change.ts';
import type { COMMUNITY_CODE } from './community-code.ts';

/**
 * The message after a change or a scan, by its key (specification, section 8).
 * - `registered`, `cancelled`, `checkedIn`, `rewardsPaid`: the change succeeded.
 * - `alreadyDone`: it was made before.
 * - `ended`: the day is over.
 * - a code of the community by its name: the change was refused.
 * - `otherActivity`: it is the QR of another activity.
 * - `scanDeclined`, `scanUnavailable`: nothing was scanned.
 */
export type CommunityNotice =
  | keyof typeof COMMUNITY_CODE
  | 'registered'
  | 'cancelled'
  | 'checkedIn'
  | 'rewardsPaid'
  | 'alreadyDone'
  | 'ended'
  | 'otherActivity'
  | 'scanDeclined'
  | 'scanUnavailable';

const DONE = {
  register: 'registered',
  cancel: 'cancelled',
  checkIn: 'checkedIn',
  claimRewards: 'rewardsPaid',
} as const satisfies Readonly<Record<CommunityChange['kind'], CommunityNotice>>;

/** The message of a code after a change. Null for an unrelated code. */
export function communityNotice(
  change: CommunityChange['kind'],
  code: number,
): CommunityNotice | null {
  if (code === RESPONSE_CODE.success) return DONE[change];
  if (code === CLAIM_CODE.alreadyClaimed) return 'alreadyDone';
  if (activityVerdict(code) === 'ended') return 'ended';
  const row = rowOfCode(code);
  return row?.group === 'community' ? row.name : null;
}
