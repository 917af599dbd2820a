import type { CommunityActivity } from '@cangkir/core/community';
import { GiftPicture, IcedLattePicture } from '@cangkir/react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './community.module.css';

/** What a check-in earns. Nothing if it earns nothing. */
export function ActivityRewards({ rewards }: Pick<CommunityActivity, 'rewards'>) {
  const { t } = useTranslation('community');
  const { read } = useLanguage();
  if (rewards.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('rewards.title')}</h2>
      <ul className={styles.rewards}>
        {rewards.map(({ name, kind }) => (
          <li key={read(name)} className={styles.reward}>
            <span className={styles.rewardPicture}>
              {kind === 'voucher' ? <IcedLattePicture /> : <GiftPicture />}
            </span>
            <strong>{read(name)}</strong>
            <span className={styles.soft}>{t(`rewards.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
