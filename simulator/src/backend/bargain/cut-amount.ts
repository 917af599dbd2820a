/**
 * Draws the amount of a cut, around an even share of the rest. The last cut takes the whole rest, so that all cuts end
 * exactly at the price.
 *
 * @param left The rest to cut: whole rupiah, at least one per cut.
 * @param cutsLeft How many cuts remain, including this one.
 * @param chance From 0 to 1.
 * @returns Whole rupiah, at least 1, leaving at least 1 for each remaining cut.
 */
export function cutAmount(left: number, cutsLeft: number, chance: number): number {
  if (cutsLeft <= 1) return left;
  const drawn = Math.round((left / cutsLeft) * (0.5 + chance));
  return Math.min(Math.max(drawn, 1), left - (cutsLeft - 1));
}
