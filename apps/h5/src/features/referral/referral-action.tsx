import { ROUTES } from '@cangkir/core';
import { ActionBar, Button, Icon } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useNextStep } from '../../frame/use-next-step.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import { useReferralLink } from './use-referral-link.ts';

/** The bar before anything is read. */
export function ReferralSkeletonAction() {
  return (
    <ActionBar>
      <FirstButton />
    </ActionBar>
  );
}

function FirstButton() {
  const { isInvited, isVisitor } = useReferralLink();
  if (isInvited) return <AcceptButton label={isVisitor ? 'registerNow' : 'accept'} />;
  return isVisitor ? <RegisterButton /> : <ShareButton />;
}

interface AcceptButtonProps {
  readonly label: 'accept' | 'registerNow';
  readonly isBusy?: boolean;
  readonly onAccept?: () => void;
}

function AcceptButton({ label, isBusy = false, onAccept }: AcceptButtonProps) {
  const { t } = useTranslation('referral');
  return (
    <Button isWide data-tap="accept" data-change isBusy={isBusy} onClick={onAccept}>
      {t(`label.${label}`)}
    </Button>
  );
}

function RegisterButton({ onRegister }: { readonly onRegister?: () => void }) {
  const { t } = useTranslation('referral');
  return (
    <Button isWide data-tap="register" onClick={onRegister}>
      {t('label.registerNow')}
    </Button>
  );
}

interface ShareButtonProps {
  readonly isBusy?: boolean;
  readonly onShare?: () => void;
}

function ShareButton({ isBusy = false, onShare }: ShareButtonProps) {
  const { t } = useTranslation('referral');
  return (
    <Button
      isWide
      data-tap="share"
      data-change
      icon={<Icon name="share" size={1.25} />}
      isBusy={isBusy}
      onClick={onShare}
    >
      {t('label.share')}
    </Button>
  );
}

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
      return <RegisterButton onRegister={() => send({ type: 'REGISTER' })} />;
    case 'own':
      return (
        <ShareButton
          isBusy={view.isBusy}
          onShare={() => send({ type: 'SHARE', title: t('share.title'), text: t('share.text') })}
        />
      );
    case 'invited': {
      if (view.problem === null) {
        return (
          <AcceptButton
            label={view.label}
            isBusy={view.isBusy}
            onAccept={() => send({ type: 'ACCEPT' })}
          />
        );
      }
      const { label, take } = nextStep(view.problem, { retry: () => send({ type: 'RETRY' }) });
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
