import type { DrawResult } from '@cangkir/core/draw';
import { prizeInfoEnd } from '@cangkir/core/prize-form';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock } from '../../product-context.tsx';

/** Says how the prize of a draw reaches the person, and what there is left to do. Null if nothing was won. */
export function usePrizeText(): (result: DrawResult) => string | null {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const { now } = useClock();
  return ({ prize, drawnAt, isRecipientSent }) => {
    if (prize === null) return null;
    if (prize.kind === 'voucher') return t('wonVoucher');
    if (isRecipientSent) return t('wonGoodsSent');
    const end = prizeInfoEnd(drawnAt);
    const moment = format.dayAndTime(end);
    return now() < end ? t('wonGoods', { moment }) : t('wonGoodsLate', { moment });
  };
}
