import { Icon, Steps } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReferralSide } from './referral-hero.tsx';

/** How a referral works, for either side. */
export function ReferralSteps({ side }: ReferralSide) {
  const { t } = useTranslation('referral');
  const icons =
    side === 'inviter'
      ? [
          <Icon name="share" key="first" />,
          <Icon name="person" key="second" />,
          <Icon name="cup" key="third" />,
        ]
      : [
          <Icon name="person" key="first" />,
          <Icon name="ticket" key="second" />,
          <Icon name="cup" key="third" />,
        ];
  const texts = [t(`steps.${side}.first`), t(`steps.${side}.second`), t(`steps.${side}.third`)];
  return (
    <Steps
      title={t('steps.title')}
      steps={texts.map((text, index) => ({ icon: icons[index], text }))}
    />
  );
}
