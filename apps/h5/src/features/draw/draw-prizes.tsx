import type { DrawSector } from '@cangkir/core/draw';
import { GiftIcon } from '@cangkir/react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './draw.module.css';

/** What can be won. */
export function DrawPrizes({ sectors }: { readonly sectors: readonly DrawSector[] }) {
  const { t } = useTranslation('draw');
  const { read } = useLanguage();
  // A prize may have several sectors.
  const prizes = new Set(sectors.filter(({ isPrize }) => isPrize).map(({ label }) => read(label)));
  return (
    <section className={styles['list']}>
      <h2>{t('prizes')}</h2>
      <ul>
        {[...prizes].map((prize) => (
          <li key={prize}>
            <GiftIcon />
            {prize}
          </li>
        ))}
      </ul>
    </section>
  );
}
