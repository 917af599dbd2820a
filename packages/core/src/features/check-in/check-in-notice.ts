import { activityVerdict } from '../../flow/response-code/activity-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';

/**
 * The message after a check-in, by its key.
 * - `checkedIn`: it succeeded.
 * - `alreadyCheckedIn`: the user checked in earlier today, elsewhere.
 */
export type CheckInNotice = 'checkedIn' | 'alreadyCheckedIn' | 'notStarted' | 'ended';

/** The message of a code. Null for an unrelated code. */
export function checkInNotice(code: number): CheckInNotice | null {
  const verdict = activityVerdict(code);
  if (verdict === 'notStarted' || verdict === 'ended') return verdict;
  switch (code) {
    case RESPONSE_CODE.success:
      return 'checkedIn';
    case CLAIM_CODE.alreadyClaimed:
      return 'alreadyCheckedIn';
    default:
      return null;
  }
}
