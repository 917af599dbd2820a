import { formatPrice } from '@cangkir/core';
import type { CutRecord } from '@cangkir/core/bargain';
import { Amount, Icon, List, ListRow } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bargain.module.css';

/** Who cut how much, the newest first. Nothing before the first cut. */
export function CutList({ cuts }: { readonly cuts: readonly CutRecord[] }) {
  const { t } = useTranslation('bargain');
  if (cuts.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('cuts')}</h2>
      <List>
        {[...cuts].reverse().map(({ id, friend, cutProgress }) => (
          <ListRow
            key={id}
            icon={<Icon name={friend === null ? 'cup' : 'person'} />}
            title={t(friend === null ? 'you' : 'friend')}
            detail={friend === null ? null : <span className={styles.phone}>{friend}</span>}
            trailing={
              <strong className={styles.off}>
                <Amount>{t('minus', { amount: formatPrice(cutProgress, 'ID') })}</Amount>
              </strong>
            }
          />
        ))}
      </List>
    </section>
  );
}
