import { Icon, Steps } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Where the code stands, and what its value is for. */
export function HowToRedeem() {
  const { t } = useTranslation('gift-card');
  return (
    <Steps
      title={t('how.title')}
      steps={[
        { icon: <Icon name="gift" />, text: t('how.code') },
        { icon: <Icon name="scan" />, text: t('how.redeem') },
        { icon: <Icon name="cup" />, text: t('how.spend') },
      ]}
    />
  );
}
