import type { Language, VoucherValidity } from '@cangkir/core';
import type { Campaign } from '@cangkir/core/claim';
import { formatDay } from '../../format/moment.ts';
import type { Reader } from '../../i18n/read-messages.ts';
import { type WorthText, worthOf } from '../vouchers/worth.ts';

/** The end of a period is exclusive: the last valid moment is a millisecond before it. */
const ONE_MS = 1;

/** The messages of a validity. */
export const VALIDITY_KEYS = [
  'validityText.fixed',
  'validityText.immediately',
  'validityText.delayed',
  'duration.1',
  'duration.2',
  'duration.3',
  'duration.4',
] as const;

type ValidityText = Reader<(typeof VALIDITY_KEYS)[number]>;

/** The texts of a campaign's ticket, in a language. */
export function offerTexts(
  { name, voucher }: Campaign,
  language: Language,
  t: ValidityText & WorthText,
) {
  return {
    campaign: name[language],
    ...worthOf(voucher, t),
    title: voucher.title[language],
    date: validityText(voucher.validity, language, t),
  };
}

/** When a voucher that is not yet claimed may be used. */
export function validityText(
  validity: VoucherValidity,
  language: Language,
  t: ValidityText,
): string {
  switch (validity.effectiveTimeType) {
    case 'FIX_TIME':
      return t('validityText.fixed', {
        start: formatDay(validity.effectiveStartTime, language),
        end: formatDay(validity.effectiveEndTime - ONE_MS, language),
      });
    case 'AFTER_ACTIVE_IMMEDIATELY':
      return t('validityText.immediately', { duration: durationText(validity) });
    case 'AFTER_ACTIVE_DELAY':
      return t('validityText.delayed', {
        duration: durationText(validity),
        count: validity.effectiveDelayDays + 1,
      });
  }

  function durationText({ effectiveDuration, effectiveDurationType }: RelativeValidity): string {
    return t(`duration.${effectiveDurationType}`, { count: effectiveDuration });
  }
}

/** A validity that begins with the claim. */
type RelativeValidity = Exclude<VoucherValidity, { effectiveTimeType: 'FIX_TIME' }>;
