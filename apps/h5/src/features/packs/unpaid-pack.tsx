import { Notice } from '@cangkir/react';
import type { ScreenView } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { priceText } from './price-text.ts';

interface UnpaidPackProps {
  readonly view: Extract<ScreenView<'pack'>, { readonly unpaidOrder: unknown }>;
}

/** The order of this pack that can still be paid, if there is one. {@link PackAction} leads back to its payment. */
export function UnpaidPack({ view: { pack, unpaidOrder } }: UnpaidPackProps) {
  const { t } = useTranslation('packs');
  const format = useFormat();
  if (unpaidOrder === null) return null;
  const { amount, expiresAt } = unpaidOrder;
  return (
    <Notice tone="waiting" title={t('unpaid.title')}>
      <p>
        {t('unpaid.body', { amount: priceText(pack, amount), time: format.timeInWib(expiresAt) })}
      </p>
    </Notice>
  );
}
