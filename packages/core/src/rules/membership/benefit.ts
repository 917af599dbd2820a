import { startOfWibDay, startOfWibMonth, startOfWibWeek } from '../calendar/wib.ts';

/** How often a benefit of a membership card can be used (specification, section 3). */
export type BenefitFrequency = 'daily' | 'weekly' | 'monthly';

/**
 * When a benefit can be used again: as the next WIB day begins, the next week (on its Monday), or the next
 * month.
 *
 * @param usedAt its last use
 * @returns milliseconds since the epoch, both
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
 * Tells whether a benefit can be used at `now`. That its card is active is another question.
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
