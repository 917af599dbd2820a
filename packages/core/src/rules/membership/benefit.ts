import { startOfWibDay, startOfWibMonth, startOfWibWeek } from '../calendar/wib.ts';

/** How often a benefit of a membership card renews (specification, section 3). */
export type BenefitFrequency = 'daily' | 'weekly' | 'monthly';

/**
 * When a benefit renews: at the start of the next WIB day, week (Monday) or month.
 *
 * @param usedAt its last use
 * @returns milliseconds since the epoch, as is `usedAt`
 */
export function benefitRenewsAt(frequency: BenefitFrequency, usedAt: number): number {
  switch (frequency) {
    case 'daily':
      return startOfWibDay(usedAt, 1);
    case 'weekly':
      return startOfWibWeek(usedAt, 1);
    case 'monthly':
      return startOfWibMonth(usedAt, 1);
  }
}

/**
 * Whether a benefit is available at `now`. Does not check that its card is active.
 *
 * @param usedAt its last use, or null. Milliseconds since the epoch, as is `now`
 */
export function isBenefitAvailable(
  frequency: BenefitFrequency,
  usedAt: number | null,
  now: number,
): boolean {
  return usedAt === null || now >= benefitRenewsAt(frequency, usedAt);
}
