import { GiftIcon, ScanIcon, Steps, TicketIcon } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How one takes part. */
export function ActivitySteps() {
  const { t } = useTranslation('community');
  return (
    <Steps
      title={t('how.title')}
      steps={[
        { icon: <TicketIcon />, text: t('how.register') },
        { icon: <ScanIcon />, text: t('how.scan') },
        { icon: <GiftIcon />, text: t('how.claim') },
      ]}
    />
  );
}
