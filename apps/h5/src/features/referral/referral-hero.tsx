import { Hero } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './referral.module.css';
import { ToastPicture } from './toast-picture.tsx';

/** Whether the person invites, or was invited. */
export interface ReferralSide {
  readonly side: 'inviter' | 'invited';
}

/** What a referral is about, for either side. */
export function ReferralHero({ side }: ReferralSide) {
  const { t } = useTranslation('referral');
  return (
    <Hero>
      <ToastPicture />
      <div className={styles['lead']}>
        <h1>{t(`lead.${side}`)}</h1>
        <p>{t(`body.${side}`)}</p>
      </div>
    </Hero>
  );
}
