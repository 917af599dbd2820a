import type { GiftOrder } from '@cangkir/core/gift-exchange';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Writes gifts with their number: `2 × Tas Kanvas`. */
export function useOrderText(): (order: GiftOrder) => string {
  const { t } = useTranslation('gift-exchange');
  const { read } = useLanguage();
  return ({ gift, quantity }) => t('order', { quantity, gift: read(gift.name) });
}
