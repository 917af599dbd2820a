import { BRAND, marketOfCurrency, marketOfPhone, maskPhone } from '@cangkir/core';
import {
  ActionBar,
  Button,
  Hero,
  HotCoffeePicture,
  Mark,
  Notice,
  Skeleton,
  TicketSkeleton,
  type TicketSlot,
} from '@cangkir/react';
import type { ReactNode } from 'react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useNextStep } from '../../frame/use-next-step.ts';
import { usePhone } from '../../frame/use-phone.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useUserId } from '../../frame/use-user-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoginAction } from '../login/login-action.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { VoucherTermsList } from '../vouchers/voucher-terms.tsx';
import styles from './claim.module.css';
import { ClaimedAction, NotClaimedAction } from './claim-action.tsx';
import { Claimed, NotClaimed } from './claim-result.tsx';
import { OfferHero } from './offer.tsx';

/** A campaign's voucher and its claim. */
export const claimScreen = defineScreen({
  title: 'claim:title',
  notFound: 'claim:notFound',
  loginRequired: 'claim:loginRequired',
  Screen: ClaimScreen,
  Skeleton: ClaimSkeleton,
  SkeletonAction: ClaimSkeletonAction,
});

function ClaimScreen({ view, send }: ScreenProps<'claim'>) {
  const { t } = useTranslation('claim');
  return (
    <Page title={t('title')} actionBar={<ClaimAction view={view} send={send} />}>
      <div className={styles.claim}>
        <ClaimOffer view={view} />
        <OtherMarket campaign={view.campaign} />
        <ClaimProgress view={view} />
        <VoucherTermsList voucher={view.campaign.coupon} />
      </div>
    </Page>
  );
}

/** What the campaign offers, or what became of it. */
function ClaimOffer({ view }: Pick<ScreenProps<'claim'>, 'view'>) {
  switch (view.step) {
    case 'claimed':
      return <Claimed view={view} />;
    case 'outcome':
      return <NotClaimed campaign={view.campaign} outcome={view.outcome} />;
    default:
      return <OfferHero campaign={view.campaign} />;
  }
}

/** A link is for everybody who has it: a member of another market reads where its voucher can be used. */
function OtherMarket({ campaign }: Pick<ScreenProps<'claim'>['view'], 'campaign'>) {
  const { t } = useTranslation(['claim', 'login']);
  const phone = usePhone();
  const market = marketOfCurrency(campaign.coupon.currencyCode);
  if (phone === '' || marketOfPhone(phone) === market) return null;
  return (
    <Notice tone="plain">{t('claim:otherMarket', { market: t(`login:market.${market}`) })}</Notice>
  );
}

/** The texts of its first view. */
export type ClaimSlot = 'campaign' | Exclude<TicketSlot, 'details'>;

function ClaimSkeleton() {
  return (
    <div className={styles.claim}>
      <Hero picture={<HotCoffeePicture />}>
        <div className={styles.intro}>
          <Mark size={2.5} />
          <p className={styles.brand}>{BRAND.displayName}</p>
          <div data-slot={'campaign' satisfies ClaimSlot} className={styles.campaign}>
            <Skeleton width="10rem" />
          </div>
        </div>
        <TicketSkeleton size="large" hasDetails={false} />
      </Hero>
      {useUserId() === null ? (
        <Identify />
      ) : (
        <div className={styles.ready}>
          <Skeleton width="80%" />
        </div>
      )}
    </div>
  );
}

function ClaimSkeletonAction() {
  const { t } = useTranslation('claim');
  return useUserId() === null ? <LoginAction label={t('claim')} /> : <ClaimBar />;
}

/** Where the person is on the way to their voucher. */
function ClaimProgress({ view }: Pick<ScreenProps<'claim'>, 'view'>): ReactNode {
  const { t } = useTranslation('claim');
  const problemText = useProblemText();
  switch (view.step) {
    case 'identify':
      return <Identify />;
    case 'ready':
      return <ReadyFor />;
    case 'claiming':
      return <p role="status">{view.slow ? t('slow') : t('claiming')}</p>;
    case 'failed':
      return (
        <Notice tone="failure" title={t('failed')} takesFocus>
          <p>{problemText(view.problem)}</p>
        </Notice>
      );
    case 'claimed':
    case 'outcome':
      return null;
  }
}

function Identify() {
  const { t } = useTranslation('claim');
  return (
    <section className={styles.form}>
      <h2>{t('formTitle')}</h2>
      <LoginForm />
    </section>
  );
}

/** Says whose account the voucher goes to: a phone can be lent. */
function ReadyFor() {
  const { t } = useTranslation('claim');
  const phone = usePhone();
  return phone === '' ? null : (
    <p className={styles.ready}>{t('readyFor', { phone: maskPhone(phone, 'others') })}</p>
  );
}

/** The one action of the page, in its bar. */
function ClaimAction({ view, send }: ScreenProps<'claim'>) {
  const { t } = useTranslation('claim');
  const nextStep = useNextStep();
  switch (view.step) {
    case 'identify':
      return <LoginAction label={t('claim')} />;
    case 'claimed':
      return <ClaimedAction view={view} />;
    case 'outcome':
      return <NotClaimedAction outcome={view.outcome} send={send} />;
    case 'failed': {
      const retry = () => send({ type: 'RETRY' });
      const { label, take } = nextStep(view.problem, { retry });
      return (
        <ActionBar>
          <Button isWide onClick={take}>
            {label}
          </Button>
        </ActionBar>
      );
    }
    default:
      return <ClaimBar isBusy={view.step === 'claiming'} onClaim={() => send({ type: 'CLAIM' })} />;
  }
}

interface ClaimBarProps {
  readonly isBusy?: boolean;
  readonly onClaim?: () => void;
}

function ClaimBar({ isBusy = false, onClaim }: ClaimBarProps) {
  const { t } = useTranslation('claim');
  return (
    <ActionBar>
      <Button isWide data-tap="claim" data-change isBusy={isBusy} onClick={onClaim}>
        {t('claim')}
      </Button>
    </ActionBar>
  );
}
