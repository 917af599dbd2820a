import { formatMoney, type Language } from '@cangkir/core';
import type { RightsCardOffer } from '@cangkir/core/rights-card';
import { formatDay, unbroken } from '../../format/moment.ts';
import type { Reader } from '../../i18n/read-messages.ts';
import { UNIT_KEYS, validityText } from './validity-text.ts';

/** The messages of a gain. */
export const GAIN_KEYS = ['renewed', 'saving.title', 'saving.body', ...UNIT_KEYS] as const;

type GainText = Reader<(typeof GAIN_KEYS)[number]>;

type Gaining = Pick<
  RightsCardOffer,
  'status' | 'nextEndsAt' | 'saving' | 'currencyCode' | 'validity'
>;

/** What a purchase or a renewal of the card brings; null if that is nothing. */
export function gainTexts(offer: Gaining, language: Language, t: GainText) {
  const { status, nextEndsAt, saving, currencyCode } = offer;
  if (status === 'active') {
    return { body: t('renewed', { moment: unbroken(formatDay(nextEndsAt, language)) }) };
  }
  if (saving === 0) return null;
  return {
    title: t('saving.title', { amount: formatMoney(saving, currencyCode) }),
    body: t('saving.body', { validity: validityText(offer, t) }),
  };
}
