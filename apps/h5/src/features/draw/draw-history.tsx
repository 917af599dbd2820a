import type { DrawResult } from '@cangkir/core/draw';
import { List, ListRow } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './draw.module.css';

/** What the person won in earlier draws. Nothing if they took part in none. */
export function DrawHistory({ results }: { readonly results: readonly DrawResult[] }) {
  const { t } = useTranslation('draw');
  const { read } = useLanguage();
  const format = useFormat();
  if (results.length === 0) return null;
  return (
    <section className={styles['list']}>
      <h2>{t('history')}</h2>
      <List>
        {results.map(({ drawId, prize, drawnAt }) => (
          <ListRow
            key={drawId}
            title={prize === null ? t('noPrize') : read(prize.name)}
            trailing={format.day(drawnAt)}
          />
        ))}
      </List>
    </section>
  );
}
