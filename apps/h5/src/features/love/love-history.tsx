import { type DrawResult, prizeRoute } from '@cangkir/core/draw';
import { Icon, List, ListRow } from '@cangkir/react';
import { Link } from 'wouter';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './love.module.css';

/**
 * The person's matches in earlier campaigns: each prize leads to where it is to be had. Nothing if there were none.
 */
export function LoveHistory({ matches }: { readonly matches: readonly DrawResult[] }) {
  const { t } = useTranslation('love');
  if (matches.length === 0) return null;
  return (
    <section className={styles.history}>
      <h2>{t('history')}</h2>
      <List>
        {matches.map((match) => (
          <PastMatch key={match.drawId} match={match} />
        ))}
      </List>
    </section>
  );
}

function PastMatch({ match: { drawId, prize, drawnAt } }: { readonly match: DrawResult }) {
  const { t } = useTranslation('love');
  const { read } = useLanguage();
  const format = useFormat();
  const row = (
    <ListRow
      icon={<Icon name="cup" />}
      title={prize === null ? t('noMatch') : read(prize.name)}
      detail={format.day(drawnAt)}
    />
  );
  if (prize === null) return row;
  return (
    <Link href={prizeRoute(drawId, prize)} asChild>
      {row}
    </Link>
  );
}
