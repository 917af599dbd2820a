import { ROUTES } from '@cangkir/core';
import { ActionBar, Button, ShareIcon } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useNextStep } from '../../frame/use-next-step.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';

/** The one action of the page, in its bar. */
export function ReferralAction(props: ScreenProps<'referral'>) {
  return (
    <ActionBar>
      <MainButton {...props} />
    </ActionBar>
  );
}

function MainButton({ view, send }: ScreenProps<'referral'>) {
  const { t } = useTranslation('referral');
  const navigation = useNavigation();
  const nextStep = useNextStep();

  switch (view.step) {
    case 'visiting':
      return (
        <Button isWide onClick={() => send({ type: 'REGISTER' })}>
          {t('label.registerNow')}
        </Button>
      );
    case 'own':
      return (
        <Button
          isWide
          icon={<ShareIcon size={1.25} />}
          isBusy={view.isBusy}
          onClick={() => send({ type: 'SHARE', title: t('share.title'), text: t('share.text') })}
        >
          {t('label.share')}
        </Button>
      );
    case 'invited': {
      const accept = { label: t(`label.${view.label}`), take: () => send({ type: 'ACCEPT' }) };
      const { label, take } =
        view.problem === null
          ? accept
          : nextStep(view.problem, { retry: () => send({ type: 'RETRY' }) });
      return (
        <Button isWide isBusy={view.isBusy} onClick={take}>
          {label}
        </Button>
      );
    }
    case 'bound':
      return (
        <Button isWide onClick={() => navigation.push(ROUTES[view.next])}>
          {t('label.vouchers')}
        </Button>
      );
    case 'ownCode':
    case 'alreadyBound':
    case 'existingUser':
    case 'unknownCode':
      return (
        <Button isWide onClick={() => send({ type: 'SHOW_OWN' })}>
          {t('label.showOwn')}
        </Button>
      );
  }
}
