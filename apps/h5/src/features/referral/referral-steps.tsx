import { CupIcon, PersonIcon, ShareIcon, Steps, TicketIcon } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReferralSide } from './referral-hero.tsx';

/** How a referral works, for either side. */
export function ReferralSteps({ side }: ReferralSide) {
  const { t } = useTranslation('referral');
  const icons =
    side === 'inviter'
      ? [<ShareIcon key="first" />, <PersonIcon key="second" />, <CupIcon key="third" />]
      : [<PersonIcon key="first" />, <TicketIcon key="second" />, <CupIcon key="third" />];
  const texts = [t(`steps.${side}.first`), t(`steps.${side}.second`), t(`steps.${side}.third`)];
  return (
    <Steps
      title={t('steps.title')}
      steps={texts.map((text, index) => ({ icon: icons[index], text }))}
    />
  );
}
