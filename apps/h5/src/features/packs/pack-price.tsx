import { type OfferedPack, summarizePack } from '@cangkir/core/packs';
import { PriceTag } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { priceText } from './price-text.ts';

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
      price={priceText(pack, pack.price)}
      priceLabel={t('price')}
      {...(saving > 0 && {
        worth: {
          amount: priceText(pack, value),
          label: t('worth'),
          saving: t('saving', { amount: priceText(pack, saving) }),
        },
      })}
    />
  );
}
