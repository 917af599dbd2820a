/** The helper status that leads to a bargain of the helper's own (specification, section 4). */
export const DOWNLINK_CODE = 120101;

/**
 * What a code says about a whole activity.
 * - `notStarted`, `ended`: nobody can take part, not yet or no longer.
 * - `downlink`: the helper of a bargain came through another helper's link, and gets a bargain of their own
 * (docs/assumptions.md).
 */
export type ActivityVerdict = 'notStarted' | 'ended' | 'downlink';

type Verdicts = ReadonlyMap<number, ActivityVerdict>;

/** Both sets of section 8. */
const ACTIVITY_VERDICTS: Verdicts = new Map([
  [30004, 'notStarted'],
  [120002, 'notStarted'],
  [30005, 'ended'],
  [120003, 'ended'],
  [110004, 'ended'],
]);

/** The statuses of a bargain's helper (section 4). */
const HELPER_VERDICTS: Verdicts = new Map([
  [DOWNLINK_CODE, 'downlink'],
  [120103, 'notStarted'],
  [120104, 'ended'],
]);

/** Every code of an activity that has not started, or has ended. */
export const ACTIVITY_CODES: readonly number[] = [...ACTIVITY_VERDICTS.keys()];

/** Every code of an activity that has ended. */
export const ENDED_CODES: readonly number[] = ACTIVITY_CODES.filter(
  (code) => activityVerdict(code) === 'ended',
);

/** Every code that only the helper of a bargain gets. */
export const HELPER_CODES: readonly number[] = [...HELPER_VERDICTS.keys()];

/** What a code says about a whole activity (specification, sections 4 and 8). Null if nothing. */
export function activityVerdict(code: number): ActivityVerdict | null {
  return ACTIVITY_VERDICTS.get(code) ?? HELPER_VERDICTS.get(code) ?? null;
}
