import { activityVerdict } from '../activity/activity-code.ts';
import { CLAIM_CODE } from '../response-code/response-code.ts';

/**
 * What a person is told of a check-in: the key of a message.
 * - `checkedIn`: it is done. - `alreadyCheckedIn`: it had been done today, elsewhere.
 */
export type CheckInNotice = 'checkedIn' | 'alreadyCheckedIn' | 'notStarted' | 'ended';

/** What came of a check-in. */
export type CheckInOutcome = CheckInNotice | 'loginRequired';

/** What a code means to who checked in. Null where it is none of a check-in's. */
export function checkInOutcome(code: number): CheckInOutcome | null {
  const verdict = activityVerdict(code);
  if (verdict === 'notStarted' || verdict === 'ended') return verdict;
  switch (code) {
    case CLAIM_CODE.claimed:
      return 'checkedIn';
    case CLAIM_CODE.alreadyClaimed:
      return 'alreadyCheckedIn';
    case CLAIM_CODE.loginRequired:
      return 'loginRequired';
    default:
      return null;
  }
}
