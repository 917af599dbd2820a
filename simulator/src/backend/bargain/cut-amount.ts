/**
 * Draws what a cut takes off, around an even share of what is left; the last cut takes the rest, so that all
 * of them end exactly at the price.
 *
 * @param left What there is still to cut: whole rupiah, and at least as many as cuts.
 * @param cutsLeft How many cuts there are to come, this one included.
 * @param chance From 0 to 1.
 * @returns Whole rupiah, at least 1, and so that each cut to come has one, too.
 */
export function cutAmount(left: number, cutsLeft: number, chance: number): number {
  if (cutsLeft <= 1) return left;
  const drawn = Math.round((left / cutsLeft) * (0.5 + chance));
  return Math.min(Math.max(drawn, 1), left - (cutsLeft - 1));
}
