import type { StoredValueMovement } from '@cangkir/core/stored-value';
import { Icon, List, ListRow } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './stored-value.module.css';

interface MovementsProps {
  readonly movements: readonly StoredValueMovement[];
  price(amount: number): string;
}

/** What was added and what was spent. */
export function Movements({ movements, price }: MovementsProps) {
  const { t } = useTranslation('stored-value');
  const format = useFormat();
  return (
    <section className={styles.history}>
      <h2>{t('history')}</h2>
      {movements.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <List>
          {movements.map(({ id, kind, amount, at }) => (
            <ListRow
              key={id}
              icon={ICONS[kind]}
              title={t(`kind.${kind}`)}
              detail={format.day(at)}
              trailing={
                <span className={styles.amount} data-added={amount > 0}>
                  {amount > 0 ? `+${price(amount)}` : `−${price(-amount)}`}
                </span>
              }
            />
          ))}
        </List>
      )}
    </section>
  );
}

const ICONS = {
  giftCard: <Icon name="gift" />,
  purchase: <Icon name="cup" />,
  refund: <Icon name="renew" />,
};
