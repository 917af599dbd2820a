import { formatMoney, type PageView } from '@cangkir/core';
import { QuantityRow } from '../../frame/quantity-row.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './packs.module.css';

interface PackQuantityProps extends Pick<ScreenProps<'pack'>, 'send'> {
  readonly view: Extract<PageView<'pack'>, { readonly step: 'onSale' }>;
}

/** How many packs to buy. */
export function PackQuantity({ view: { pack, choice, max }, send }: PackQuantityProps) {
  const { t } = useTranslation('packs');
  return (
    <QuantityRow
      label={t('quantity')}
      decreaseLabel={t('fewer')}
      increaseLabel={t('more')}
      value={choice.quantity}
      min={1}
      max={max}
      onChange={(quantity) => send({ type: 'CHOOSE_QUANTITY', quantity })}
    >
      {t('quantity')}
      {choice.quantity > 1 ? (
        <span className={styles.each}>
          {choice.quantity} × {formatMoney(pack.price, pack.currencyCode)}
        </span>
      ) : null}
    </QuantityRow>
  );
}
