import type { DrawResult } from '@cangkir/core/draw';
import { CupIcon, List, ListRow } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './love.module.css';

/** The person's matches in earlier campaigns. Nothing if there were none. */
export function LoveHistory({ matches }: { readonly matches: readonly DrawResult[] }) {
  const { t } = useTranslation('love');
  const { read } = useLanguage();
  const format = useFormat();
  if (matches.length === 0) return null;
  return (
    <section className={styles['history']}>
      <h2>{t('history')}</h2>
      <List>
        {matches.map(({ drawId, prize, drawnAt }) => (
          <ListRow
            key={drawId}
            icon={<CupIcon />}
            title={prize === null ? t('noMatch') : read(prize.name)}
            detail={format.day(drawnAt)}
          />
        ))}
      </List>
    </section>
  );
}
