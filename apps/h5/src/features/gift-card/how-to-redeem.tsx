import { CupIcon, GiftIcon, ScanIcon, Steps } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Where the code stands, and what its value is for. */
export function HowToRedeem() {
  const { t } = useTranslation('gift-card');
  return (
    <Steps
      title={t('how.title')}
      steps={[
        { icon: <GiftIcon />, text: t('how.code') },
        { icon: <ScanIcon />, text: t('how.redeem') },
        { icon: <CupIcon />, text: t('how.spend') },
      ]}
    />
  );
}
