import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CodeTicketSkeleton } from './code-ticket.tsx';
import { FriendsSkeleton } from './friends.tsx';
import { Invitation } from './invitation.tsx';
import { InviteResult } from './invite-result.tsx';
import { OwnCode } from './own-code.tsx';
import { ReferralAction, ReferralSkeletonAction } from './referral-action.tsx';
import { ReferralHero } from './referral-hero.tsx';
import { ReferralSteps } from './referral-steps.tsx';
import { useReferralLink } from './use-referral-link.ts';

/** A referral: the person's own code, or a friend's invitation. */
export const referralScreen = defineScreen({
  title: 'referral:title',
  Screen: ReferralScreen,
  Skeleton: ReferralSkeleton,
  SkeletonAction: ReferralSkeletonAction,
});

function ReferralScreen(props: ScreenProps<'referral'>) {
  const { t } = useTranslation('referral');
  return (
    <Page title={t('title')} titleLevel={2} actionBar={<ReferralAction {...props} />}>
      <ReferralBody {...props} />
    </Page>
  );
}

function ReferralBody({ view, send }: ScreenProps<'referral'>) {
  switch (view.step) {
    case 'visiting':
      return (
        <>
          <ReferralHero side="inviter" />
          <ReferralSteps side="inviter" />
        </>
      );
    case 'own':
      return <OwnCode view={view} send={send} />;
    case 'invited':
      return <Invitation view={view} />;
    case 'bound':
    case 'ownCode':
    case 'alreadyBound':
    case 'existingUser':
    case 'unknownCode':
      return (
        <>
          <ReferralHero side="inviter" />
          <InviteResult outcome={view.step} />
        </>
      );
  }
}

function ReferralSkeleton() {
  const { isInvited, isVisitor } = useReferralLink();
  const side = isInvited ? 'invited' : 'inviter';
  return (
    <>
      <ReferralHero side={side} title="p" />
      {isInvited || !isVisitor ? <CodeTicketSkeleton side={side} /> : null}
      {isInvited || isVisitor ? null : <FriendsSkeleton />}
      <ReferralSteps side={side} />
    </>
  );
}
