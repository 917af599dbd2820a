import { BankIcon, CheckIcon, DownloadIcon, Steps } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How to pay a QR that stands on the very phone that pays it. */
export function HowToPay() {
  const { t } = useTranslation('payment');
  return (
    <Steps
      title={t('how.title')}
      steps={[
        { icon: <DownloadIcon />, text: t('how.save') },
        { icon: <BankIcon />, text: t('how.open') },
        { icon: <CheckIcon />, text: t('how.pay') },
      ]}
    />
  );
}
