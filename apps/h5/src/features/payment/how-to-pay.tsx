import { Icon, Steps } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How to pay a QR that stands on the very phone that pays it. */
export function HowToPay() {
  const { t } = useTranslation('payment');
  return (
    <Steps
      title={t('how.title')}
      steps={[
        { icon: <Icon name="download" />, text: t('how.save') },
        { icon: <Icon name="bank" />, text: t('how.open') },
        { icon: <Icon name="check" />, text: t('how.pay') },
      ]}
    />
  );
}
