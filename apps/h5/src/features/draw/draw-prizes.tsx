import type { DrawSector } from '@cangkir/core/draw';
import { List, ListRow } from '@cangkir/react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './draw.module.css';
import { PrizeIcon } from './prize-icon.tsx';

/** What can be won. */
export function DrawPrizes({ sectors }: { readonly sectors: readonly DrawSector[] }) {
  const { t } = useTranslation('draw');
  const { read } = useLanguage();
  // A prize may have several sectors.
  const prizes = new Map(sectors.map(({ label, prize }) => [read(label), prize]));
  return (
    <section className={styles.list}>
      <h2>{t('prizes')}</h2>
      <List>
        {[...prizes].map(([name, prize]) =>
          prize === null ? null : (
            <ListRow
              key={name}
              icon={<PrizeIcon prize={prize} />}
              title={name}
              detail={t(`prizeKind.${prize}`)}
            />
          ),
        )}
      </List>
    </section>
  );
}
