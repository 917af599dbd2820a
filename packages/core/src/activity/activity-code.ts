/**
 * What a code says of an activity.
 * - `notStarted`, `ended`: nobody can take part, not yet or no more.
 * - `downlink`: the helper came in through another helper's link, and is shown a campaign of their own
 *   (docs/assumptions.md).
 */
export type ActivityVerdict = 'notStarted' | 'ended' | 'downlink';

/**
 * Every code by which the backend says that an activity is not to be taken part in: both sets of section 8,
 * and the bargain helper statuses of section 4.
 */
const VERDICTS: Readonly<Record<number, ActivityVerdict>> = {
  30004: 'notStarted',
  120002: 'notStarted',
  120103: 'notStarted',
  30005: 'ended',
  120003: 'ended',
  120104: 'ended',
  // The discount activity is over.
  110004: 'ended',
  120101: 'downlink',
};

/** What a code says of an activity, or null where it is none of these. */
export function activityVerdict(code: number): ActivityVerdict | null {
  return VERDICTS[code] ?? null;
}
