import {
  benefitRenewsAt,
  fail,
  isBenefitAvailable,
  parseMemberCardQr,
  periodStatus,
  type Result,
  succeed,
} from '@cangkir/core';
import { createEntryIndex } from '../entry-index.ts';
import { lookUp } from '../look-up.ts';
import type { RuleContext } from '../rule.ts';
import type { BackendCard, BackendRightsCards } from './rights-card.state.ts';

const cardsByCode = createEntryIndex<BackendCard>(({ code }) => [code]);

type Offer = BackendRightsCards['offer'];

/** A benefit that was used. */
export type UsedBenefit = Offer['benefits'][number] & Pick<Offer, 'currencyCode'>;

/** Why the till refuses a benefit. Moments are milliseconds since the epoch. */
export type BenefitRefusal =
  | { readonly reason: 'unknown' }
  | { readonly reason: 'used'; readonly renewsAt: number }
  | { readonly reason: 'ended'; readonly endedAt: number };

/** The result of a member card at the till. */
export type BenefitResult = Result<UsedBenefit, BenefitRefusal>;

/**
 * Uses a benefit of an active card: once a day, week or month of WIB.
 *
 * @param scanned the text of the card's QR
 */
export function redeemBenefit(
  { state, now }: Pick<RuleContext, 'state' | 'now'>,
  scanned: string,
): BenefitResult {
  const { offer, owned } = state.rightsCards;
  const qr = parseMemberCardQr(scanned);
  const [card] = cardsByCode.find(owned, qr?.code ?? '');
  const benefit = offer.benefits.find(({ id }) => id === qr?.benefitId);
  if (card === undefined || benefit === undefined) return fail({ reason: 'unknown' });
  if (periodStatus(card.period, now) === 'ended') {
    return fail({ reason: 'ended', endedAt: card.period.end });
  }
  const usedAt = lookUp(card.usedAt, benefit.id);
  if (usedAt !== null && !isBenefitAvailable(benefit.frequency, usedAt, now)) {
    return fail({ reason: 'used', renewsAt: benefitRenewsAt(benefit.frequency, usedAt) });
  }
  card.usedAt[benefit.id] = now;
  return succeed({ ...benefit, currencyCode: offer.currencyCode });
}
