import { Button, Notice } from '@cangkir/react';
import type { ScreenProps, ScreenView } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { priceText } from './price-text.ts';

interface UnpaidPackProps extends Pick<ScreenProps<'pack'>, 'send'> {
  readonly view: Extract<ScreenView<'pack'>, { readonly unpaidOrder: unknown }>;
}

/** The order of this pack that can still be paid, if there is one, with the way back to its payment. */
export function UnpaidPack({ view: { step, pack, unpaidOrder }, send }: UnpaidPackProps) {
  const { t } = useTranslation('packs');
  const format = useFormat();
  if (unpaidOrder === null) return null;
  const { amount, expiresAt } = unpaidOrder;
  return (
    <Notice
      tone="waiting"
      title={t('unpaid.title')}
      action={
        <Button onClick={() => send({ type: 'CONTINUE_PAYMENT' })}>{t('unpaid.action')}</Button>
      }
    >
      <p>
        {t('unpaid.body', { amount: priceText(pack, amount), time: format.timeInWib(expiresAt) })}
      </p>
      {step === 'onSale' ? <p>{t('unpaid.replaced')}</p> : null}
    </Notice>
  );
}
