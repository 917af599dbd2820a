import { activityVerdict } from '../../flow/response-code/activity-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';

/**
 * What a person is told of a check-in: the key of a message.
 * - `checkedIn`: it is done. - `alreadyCheckedIn`: it had been done today, elsewhere.
 */
export type CheckInNotice = 'checkedIn' | 'alreadyCheckedIn' | 'notStarted' | 'ended';

/** What a code tells who checked in. Null where it tells nothing of the campaign. */
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
