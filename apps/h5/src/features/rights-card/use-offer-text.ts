import type { RightsCardOffer } from '@cangkir/core/rights-card';
import { useTranslation } from '../../i18n/use-translation.ts';
import { offerText } from './offer-text.ts';

/** Writes a card's amounts and its validity in the language on the screen. */
export function useOfferText(offer: Pick<RightsCardOffer, 'currencyCode' | 'validity'>) {
  const { t } = useTranslation('rights-card');
  return offerText(offer, t);
}
