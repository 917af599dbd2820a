import { Hero } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './referral.module.css';
import Toast from './toast.svg?react';

/** Whether the person invites, or was invited. */
export interface ReferralSide {
  readonly side: 'inviter' | 'invited';
}

interface ReferralHeroProps extends ReferralSide {
  /** `p` while the page loads, whose bar holds the one `h1`. */
  readonly title?: 'h1' | 'p';
}

/** What a referral is about, for either side. */
export function ReferralHero({ side, title: Title = 'h1' }: ReferralHeroProps) {
  const { t } = useTranslation('referral');
  return (
    <Hero>
      <Toast className={styles.toast} />
      <div className={styles.lead}>
        <Title className={styles.title}>{t(`lead.${side}`)}</Title>
        <p>{t(`body.${side}`)}</p>
      </div>
    </Hero>
  );
}
