import { Icon, Steps } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How a match is made. */
export function LoveSteps() {
  const { t } = useTranslation('love');
  return (
    <Steps
      title={t('steps.title')}
      steps={[
        { icon: <Icon name="search" />, text: t('steps.search') },
        { icon: <Icon name="clock" />, text: t('steps.wait') },
        { icon: <Icon name="cup" />, text: t('steps.enjoy') },
      ]}
    />
  );
}
