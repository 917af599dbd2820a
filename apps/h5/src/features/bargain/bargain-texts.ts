import { formatPrice, type Language } from '@cangkir/core';
import {
  type BargainCampaign,
  type BargainPrize,
  bargainPrize,
  cutTotal,
  priceLeft,
} from '@cangkir/core/bargain';

/** What the first view of a bargain says: its name, and what is bargained for, unless that is yet to be chosen. */
export function bargainTexts(
  { name, assistance, prizes }: Pick<BargainCampaign, 'name' | 'assistance' | 'prizes'>,
  language: Language,
) {
  const prize = bargainPrize({ assistance, prizes }, null);
  return {
    name: name[language],
    ...(prize !== null && priceTexts(prize, cutTotal(assistance?.cuts ?? []), language)),
  };
}

/** What a friend bargains for. */
interface FriendsPrize {
  readonly prize: BargainPrize;
  /** Rupiah. */
  readonly cutTotal: number;
}

/** What the first view of a friend's bargain says. */
export function invitationTexts(
  { invitation }: { readonly invitation?: FriendsPrize | undefined },
  language: Language,
) {
  return invitation === undefined
    ? {}
    : priceTexts(invitation.prize, invitation.cutTotal, language);
}

function priceTexts(prize: BargainPrize, cut: number, language: Language) {
  const left = priceLeft(prize, cut);
  return { prize: prize.name[language], price: left === 0 ? undefined : formatPrice(left, 'ID') };
}
