import { CupIcon } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './referral.module.css';

/** The most friends that are drawn: more are a number. */
const MOST_CUPS = 10;

/** How many friends came by the code: a cup for each. */
export function Friends({ count }: { readonly count: number }) {
  const { t } = useTranslation('referral');
  return (
    <section className={styles['friends']}>
      <h2>{t('friends')}</h2>
      <p>{count === 0 ? t('noFriends') : t('friendCount', { count })}</p>
      <div className={styles['cups']} aria-hidden="true">
        {Array.from({ length: Math.max(MOST_CUPS / 2, Math.min(count, MOST_CUPS)) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cups are alike.
          <span key={index} className={styles[index < count ? 'joined' : 'open']}>
            <CupIcon />
          </span>
        ))}
      </div>
    </section>
  );
}
