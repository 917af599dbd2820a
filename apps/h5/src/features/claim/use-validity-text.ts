import type { VoucherValidity } from '@cangkir/core';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The end of a period is exclusive: the last valid moment is a millisecond before it. */
const ONE_MS = 1;

/** When a voucher that is not yet claimed may be used, in words. */
export function useValidityText(validity: VoucherValidity): string {
  const { t } = useTranslation('claim');
  const format = useFormat();
  switch (validity.effectiveTimeType) {
    case 'FIX_TIME':
      return t('validityText.fixed', {
        start: format.day(validity.effectiveStartTime),
        end: format.day(validity.effectiveEndTime - ONE_MS),
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
