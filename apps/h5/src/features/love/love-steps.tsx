import { ClockIcon, CupIcon, SearchIcon, Steps } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How a match is made. */
export function LoveSteps() {
  const { t } = useTranslation('love');
  return (
    <Steps
      title={t('steps.title')}
      steps={[
        { icon: <SearchIcon />, text: t('steps.search') },
        { icon: <ClockIcon />, text: t('steps.wait') },
        { icon: <CupIcon />, text: t('steps.enjoy') },
      ]}
    />
  );
}
