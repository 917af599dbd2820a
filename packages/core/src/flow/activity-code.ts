import { problemOfCode } from './problem/problem.ts';

/**
 * What a code says of an activity as a whole.
 * - `notStarted`, `ended`: nobody can take part, not yet or no more, in whichever set of codes it is said.
 * - `downlink`: the helper of a bargain came in through another helper's link, and is shown a campaign of
 *   their own (docs/assumptions.md).
 */
export type ActivityVerdict = 'notStarted' | 'ended' | 'downlink';

/** The bargain helper status that is no problem, but another way on (specification, section 4). */
export const DOWNLINK_CODE = 120101;

/** What a code says of an activity (specification, sections 4 and 8), or null where it says nothing of it. */
export function activityVerdict(code: number): ActivityVerdict | null {
  if (code === DOWNLINK_CODE) return 'downlink';
  const { message } = problemOfCode(code);
  return message === 'notStarted' || message === 'ended' ? message : null;
}
