import { CODE_TABLE, rowOfCode } from './code-table.ts';

/**
 * What a code says about a whole activity.
 * - `notStarted`, `ended`: nobody can take part, not yet or no longer.
 * - `downlink`: the helper of a bargain came through another helper's link, and gets a bargain of their own
 * (docs/assumptions.md).
 */
export type ActivityVerdict = 'notStarted' | 'ended' | 'downlink';

/** What a code says about a whole activity (specification, sections 4 and 8). Null if nothing. */
export function activityVerdict(code: number): ActivityVerdict | null {
  const name = rowOfCode(code)?.name;
  return name === 'notStarted' || name === 'ended' || name === 'downlink' ? name : null;
}

/** Every code of an activity that has not started, or has ended, but for those of a bargain's helper. */
export const CLOSED_CODES: readonly number[] = CODE_TABLE.filter(
  ({ code, group }) => group !== 'helper' && activityVerdict(code) !== null,
).map(({ code }) => code);

/** Every code of an activity that has ended. */
export const ENDED_CODES: readonly number[] = CLOSED_CODES.filter(
  (code) => activityVerdict(code) === 'ended',
);
