import { formatPrice, type Language } from '@cangkir/core';
import { type BargainCampaign, bargainPrize, cutTotal, priceLeft } from '@cangkir/core/bargain';

/** What the first view of a bargain says: its name, and what is bargained for, unless that is yet to be chosen. */
export function bargainTexts(
  { name, assistance, prizes }: Pick<BargainCampaign, 'name' | 'assistance' | 'prizes'>,
  language: Language,
) {
  const prize = bargainPrize({ assistance, prizes }, null);
  const left = prize === null ? 0 : priceLeft(prize, cutTotal(assistance?.cuts ?? []));
  return {
    name: name[language],
    prize: prize?.name[language],
    price: left === 0 ? undefined : formatPrice(left, 'ID'),
  };
}
