import type { PointsMonth as Month, PointsRow } from '@cangkir/core/account';
import { Badge, Icon, List, ListRow } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './points.module.css';
import { useNumber } from './use-number.ts';

const ICONS = {
  earned: 'cup',
  spent: 'tag',
  returned: 'receipt',
  expired: 'clock',
} as const;

/** What came and went in a month. */
export function PointsMonth({ start, rows }: Month) {
  const { month } = useFormat();
  return (
    <div className={styles.month}>
      <h3>{month(start)}</h3>
      <List>
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </List>
    </div>
  );
}

function Row({ kind, reason, at, points, end }: PointsRow) {
  const { t } = useTranslation('mine');
  const { read } = useLanguage();
  const { shortDay, day } = useFormat();
  const number = useNumber();
  return (
    <ListRow
      icon={<Icon name={ICONS[kind]} />}
      title={read(reason)}
      detail={
        <>
          <span className={styles.day}>{shortDay(at)}</span>
          {kind === 'returned' ? <Badge tone="brand">{t('pointsPage.returned')}</Badge> : null}
          {end === null ? null : (
            <span className={styles.end}>{t('pointsPage.goodUntil', { day: day(end - 1) })}</span>
          )}
        </>
      }
      trailing={
        <span className={styles.points} data-came={points > 0}>
          {points > 0 ? `+${number(points)}` : `−${number(-points)}`}
        </span>
      }
    />
  );
}
