import { campaignPrice, type ProductPicture } from '@cangkir/core/campaign-page';
import {
  AmericanoPicture,
  CoffeeBagPicture,
  CroissantPicture,
  FullCupPicture,
  GiftPicture,
  HotCappuccinoPicture,
  HotCoffeePicture,
  IcedLattePicture,
  PackCupsPicture,
  PriceTag,
} from '@cangkir/react';
import type { ComponentType } from 'react';
import { TargetLink } from '../../frame/target-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BlockOf, BlockPlace } from './block.types.ts';
import { BlockHeading } from './block-heading.tsx';
import styles from './campaign-page.module.css';

const PICTURES: Readonly<Record<ProductPicture, ComponentType>> = {
  fullCup: FullCupPicture,
  americano: AmericanoPicture,
  icedLatte: IcedLattePicture,
  hotCoffee: HotCoffeePicture,
  hotCappuccino: HotCappuccinoPicture,
  croissant: CroissantPicture,
  coffeeBag: CoffeeBagPicture,
  packCups: PackCupsPicture,
  gift: GiftPicture,
};

interface ProductsBlockProps extends Pick<BlockPlace, 'page'> {
  readonly block: BlockOf<'products'>;
}

/** What one gets: picture, name, price. */
export function ProductsBlock({ block, page }: ProductsBlockProps) {
  const { t } = useTranslation('campaign-page');
  const { read } = useLanguage();
  const priceOf = (amount: number) => campaignPrice(amount, page);

  return (
    <section>
      <BlockHeading text={block.heading} />
      <ul className={styles.products} data-part="products">
        {block.products.map(({ name, text, picture, price, worth, target }) => {
          const Picture = PICTURES[picture];
          return (
            <li key={name.id} data-part="productItem">
              <TargetLink target={target} className={styles.product} data-part="product">
                <span className={styles.productPicture} data-part="productPicture">
                  <Picture />
                </span>
                <span className={styles.productTexts} data-part="productTexts">
                  <span className={styles.productName}>{read(name)}</span>
                  {text === undefined ? null : (
                    <span className={styles.productText}>{read(text)}</span>
                  )}
                </span>
                {price === undefined ? null : (
                  <span className={styles.productPrice} data-part="productPrice">
                    <PriceTag
                      price={priceOf(price)}
                      priceLabel={t('price')}
                      {...(worth !== undefined && {
                        worth: { amount: priceOf(worth), label: t('usualPrice') },
                      })}
                    />
                  </span>
                )}
              </TargetLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
