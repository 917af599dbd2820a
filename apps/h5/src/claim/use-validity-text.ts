import type { VoucherValidity } from '@cangkir/core';
import { formatDay } from '../format/moment.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** The end of a period is exclusive: its last day is the one before. Milliseconds. */
const LAST_MOMENT_MS = 1;

/** When a voucher that is not yet claimed may be used, in words. */
export function useValidityText(validity: VoucherValidity): string {
  const { t } = useTranslation('claim');
  const { language } = useLanguage();
  switch (validity.effectiveTimeType) {
    case 'FIX_TIME':
      return t('validityText.fixed', {
        start: formatDay(validity.effectiveStartTime, language),
        end: formatDay(validity.effectiveEndTime - LAST_MOMENT_MS, language),
      });
    case 'AFTER_ACTIVE_IMMEDIATELY':
      return t('validityText.immediately', { duration: durationText() });
    case 'AFTER_ACTIVE_DELAY':
      return t('validityText.delayed', {
        duration: durationText(),
        days: validity.effectiveDelayDays + 1,
      });
  }

  function durationText(): string {
    if (validity.effectiveTimeType === 'FIX_TIME') return '';
    const { effectiveDuration, effectiveDurationType } = validity;
    return t(`duration.${effectiveDurationType}`, { count: effectiveDuration });
  }
}
