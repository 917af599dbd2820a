/** What decides whether a survey can be answered. Moments are milliseconds since the epoch. */
interface SurveyFacts {
  /** When the user answered it; null until then. */
  readonly answeredAt: number | null;
  /** As many users have answered as its quota allows. */
  readonly isFull: boolean;
  readonly endsAt: number;
}

/** A user's status with a survey. */
export type SurveyStatus = 'open' | 'answered' | 'full' | 'ended';

/** The user's status at `now`: milliseconds since the epoch. An own answer counts for more than the end or the quota. */
export function surveyStatus(
  { answeredAt, isFull, endsAt }: SurveyFacts,
  now: number,
): SurveyStatus {
  if (answeredAt !== null) return 'answered';
  if (now >= endsAt) return 'ended';
  return isFull ? 'full' : 'open';
}
