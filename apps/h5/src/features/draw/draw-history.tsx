import type { DrawResult } from '@cangkir/core/draw';
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
      <ul>
        {results.map(({ drawId, prize, drawnAt }) => (
          <li key={drawId}>
            <span className={styles['prize']}>
              {prize === null ? t('noPrize') : read(prize.name)}
            </span>
            <span className={styles['date']}>{format.day(drawnAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
