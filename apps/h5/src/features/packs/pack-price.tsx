import { formatMoney } from '@cangkir/core';
import { type OfferedPack, summarizePack } from '@cangkir/core/packs';
import { PriceTag } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

interface PackPriceProps {
  readonly pack: OfferedPack;
  readonly size?: 'regular' | 'large';
}

/** What a pack costs, and what its vouchers are worth, where that is more. */
export function PackPrice({ pack, size = 'regular' }: PackPriceProps) {
  const { t } = useTranslation('packs');
  const { value } = summarizePack(pack.contents);
  const saving = value - pack.price;
  return (
    <PriceTag
      size={size}
      price={formatMoney(pack.price, pack.currencyCode)}
      priceLabel={t('price')}
      {...(saving > 0 && {
        worth: {
          amount: formatMoney(value, pack.currencyCode),
          label: t('worth'),
          saving: t('saving', { amount: formatMoney(saving, pack.currencyCode) }),
        },
      })}
    />
  );
}
