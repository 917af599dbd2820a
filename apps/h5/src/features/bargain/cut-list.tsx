import { formatPrice } from '@cangkir/core';
import type { CutRecord } from '@cangkir/core/bargain';
import { Amount, CupIcon, List, ListRow, PersonIcon } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bargain.module.css';

/** Who cut how much, the newest first. Nothing before the first cut. */
export function CutList({ cuts }: { readonly cuts: readonly CutRecord[] }) {
  const { t } = useTranslation('bargain');
  const format = useFormat();
  if (cuts.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2>{t('cuts')}</h2>
      <List>
        {[...cuts].reverse().map(({ id, friend, cutAt, cutProgress }) => (
          <ListRow
            key={id}
            icon={friend === null ? <CupIcon /> : <PersonIcon />}
            title={friend ?? t('you')}
            detail={`${format.shortDay(cutAt)}, ${format.time(cutAt)}`}
            trailing={
              <strong className={styles['off']}>
                <Amount>{t('minus', { amount: formatPrice(cutProgress, 'ID') })}</Amount>
              </strong>
            }
          />
        ))}
      </List>
    </section>
  );
}
