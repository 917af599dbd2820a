import type { BargainPrize, CutRecord } from './bargain.gateway.ts';

/** What cuts take off together: rupiah (specification, section 3). */
export function cutTotal(cuts: readonly CutRecord[]): number {
  return cuts.reduce((sum, { cutProgress }) => sum + cutProgress, 0);
}

/**
 * What there is still to cut: rupiah, 0 where the price is reached.
 *
 * @param cut what is cut so far: rupiah
 */
export function priceLeft({ price }: Pick<BargainPrize, 'price'>, cut: number): number {
  return Math.max(price - cut, 0);
}

/** The friends' cuts that were not there before. */
export function newFriendCuts(
  before: readonly CutRecord[],
  now: readonly CutRecord[],
): readonly CutRecord[] {
  const known = new Set(before.map(({ id }) => id));
  return now.filter(({ id, friend }) => friend !== null && !known.has(id));
}
