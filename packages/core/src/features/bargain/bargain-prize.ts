import type { BargainCampaign, BargainPrize } from './bargain.gateway.ts';

/**
 * What the user bargains for: once they began, what they began with; else the one that there is, or the one
 * of several that they chose. Null where they have yet to choose.
 *
 * @param chosenId What was chosen; it may come from storage, and need not be on offer.
 */
export function bargainPrize(
  { assistance, prizes }: Pick<BargainCampaign, 'assistance' | 'prizes'>,
  chosenId: string | null,
): BargainPrize | null {
  if (assistance !== null) return assistance.prize;
  const meant = prizes.length === 1 ? prizes : prizes.filter(({ id }) => id === chosenId);
  return meant[0] ?? null;
}
