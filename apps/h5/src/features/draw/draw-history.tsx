import { type DrawResult, prizeRoute } from '@cangkir/core/draw';
import { List, ListRow } from '@cangkir/react';
import { Link } from 'wouter';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './draw.module.css';
import { usePrizeText } from './use-prize-text.ts';

/**
 * What the person won in earlier draws: each prize leads to where it is to be had. Nothing if they took part in none.
 */
export function DrawHistory({ results }: { readonly results: readonly DrawResult[] }) {
  const { t } = useTranslation('draw');
  if (results.length === 0) return null;
  return (
    <section className={`${styles.list} ${styles.history}`}>
      <h2>{t('history')}</h2>
      <List>
        {results.map((result) => (
          <PastDraw key={result.drawId} result={result} />
        ))}
      </List>
    </section>
  );
}

function PastDraw({ result }: { readonly result: DrawResult }) {
  const { t } = useTranslation('draw');
  const { read } = useLanguage();
  const format = useFormat();
  const prizeText = usePrizeText();
  const { drawId, prize, drawnAt } = result;
  const row = (
    <ListRow
      title={prize === null ? t('noPrize') : read(prize.name)}
      detail={prizeText(result)}
      trailing={t('drawnOn', { day: format.day(drawnAt) })}
    />
  );
  if (prize === null) return row;
  return (
    <Link href={prizeRoute(drawId, prize)} asChild>
      {row}
    </Link>
  );
}
