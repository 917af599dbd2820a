import { problemOfCode } from '../../flow/problem/problem.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { CommunityChange } from './community.types.ts';

/**
 * What a person is told of what they asked for: the key of a message (specification, section 8).
 * - `registered`, `cancelled`, `checkedIn`, `rewardsPaid`: it is done. - `alreadyDone`: it had been done before.
 * - `quotaFull`: the last place went to somebody else. - `notRegistered`: there is nothing to check in to.
 * - `finallyCancelled`: who cancels cannot register again. - `registrationOver`: it has begun.
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
  | 'finallyCancelled'
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

/** What a code tells who asked for a change. Null where it tells nothing of the activity. */
export function communityNotice(
  change: CommunityChange['kind'],
  code: number,
): CommunityNotice | null {
  if (code === RESPONSE_CODE.success) return DONE[change];
  const { message } = problemOfCode(code);
  switch (message) {
    case 'alreadyClaimed':
      return 'alreadyDone';
    case 'ended':
    case 'quotaFull':
    case 'notRegistered':
    case 'finallyCancelled':
    case 'registrationOver':
    case 'wrongDay':
    case 'wrongQr':
      return message;
    default:
      return null;
  }
}
