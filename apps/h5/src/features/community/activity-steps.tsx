import { Icon, Steps } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How one takes part. */
export function ActivitySteps() {
  const { t } = useTranslation('community');
  return (
    <Steps
      title={t('how.title')}
      steps={[
        { icon: <Icon name="ticket" />, text: t('how.register') },
        { icon: <Icon name="scan" />, text: t('how.scan') },
        { icon: <Icon name="gift" />, text: t('how.claim') },
      ]}
    />
  );
}
