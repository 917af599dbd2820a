import type { DrawSector } from '@cangkir/core/draw';
import { GiftIcon } from '@cangkir/react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './draw.module.css';

/** What can be won. */
export function DrawPrizes({ sectors }: { readonly sectors: readonly DrawSector[] }) {
  const { t } = useTranslation('draw');
  const { read } = useLanguage();
  return (
    <section className={styles['list']}>
      <h2>{t('prizes')}</h2>
      <ul>
        {sectors
          .filter(({ isPrize }) => isPrize)
          .map(({ id, label }) => (
            <li key={id}>
              <GiftIcon />
              {read(label)}
            </li>
          ))}
      </ul>
    </section>
  );
}
