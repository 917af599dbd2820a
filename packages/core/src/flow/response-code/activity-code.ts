/** The bargain helper status that leads to a bargain of one's own (specification, section 4). */
export const DOWNLINK_CODE = 120101;

/**
 * What a code says of an activity as a whole.
 * - `notStarted`, `ended`: nobody can take part, not yet or no more.
 * - `downlink`: the helper of a bargain came in through another helper's link, and is shown a bargain of
 *   their own (docs/assumptions.md).
 */
export type ActivityVerdict = 'notStarted' | 'ended' | 'downlink';

/** Both sets of section 8, the coupon's and the bargain helper's of section 4. */
const VERDICTS: ReadonlyMap<number, ActivityVerdict> = new Map([
  [DOWNLINK_CODE, 'downlink'],
  [30004, 'notStarted'],
  [120002, 'notStarted'],
  [120103, 'notStarted'],
  [30005, 'ended'],
  [110004, 'ended'],
  [120003, 'ended'],
  [120104, 'ended'],
]);

/** Every code that says something of an activity as a whole. */
export const ACTIVITY_CODES: readonly number[] = [...VERDICTS.keys()];

/** What a code says of an activity (specification, sections 4 and 8), or null where it says nothing of it. */
export function activityVerdict(code: number): ActivityVerdict | null {
  return VERDICTS.get(code) ?? null;
}
