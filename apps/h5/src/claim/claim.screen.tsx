import {
  type Campaign,
  type ClaimMachine,
  type ClaimView,
  claimView,
  maskPhoneEnd,
} from '@cangkir/core';
import {
  ActionBar,
  Button,
  ErrorState,
  Loading,
  Skeleton,
  Ticket,
  useActorState,
} from '@cangkir/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { useLanguage } from '../i18n/use-language.ts';
import { Page } from '../layout/page.tsx';
import { LoginAction } from '../login/login-action.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { useProblemText } from '../problem/use-problem-text.ts';
import { useProduct } from '../product-context.tsx';
import { VoucherTermsList, worthOf } from '../vouchers/voucher-terms.tsx';
import styles from './claim.module.css';
import { ClaimOutcomeAction, ClaimOutcomePanel } from './claim-outcome.tsx';
import { useValidityText } from './use-validity-text.ts';

/** A campaign's voucher and its claim. */
export function ClaimScreen() {
  const { app } = useProduct();
  const claim = useActorState(app.root, ({ context }) => context.claim);
  // The machine stops as the person leaves, a moment before the screen does.
  return claim === null ? <LoadingClaim /> : <RunningClaim claim={claim} />;
}

function RunningClaim({ claim }: { readonly claim: ActorRefFrom<ClaimMachine> }) {
  const { t } = useTranslation(['claim', 'common']);
  const problemText = useProblemText();
  const view: ClaimView = useActorState(claim, claimView);

  switch (view.step) {
    case 'loading':
      return <LoadingClaim />;
    case 'loadFailed':
      return (
        <Page title={t('claim:title')} titleLevel={2}>
          <ErrorState
            level={1}
            title={problemText(view.problem)}
            retryLabel={t('common:retry')}
            onRetry={() => claim.send({ type: 'RETRY' })}
          />
        </Page>
      );
    default:
      return (
        <Page title={t('claim:title')} actionBar={<ClaimAction claim={claim} view={view} />}>
          <div className={styles['claim']}>
            {view.step === 'outcome' ? <ClaimOutcomePanel outcome={view.outcome} /> : null}
            <Offer campaign={view.campaign} />
            <ClaimProgress view={view} />
            <OfferTerms campaign={view.campaign} />
          </div>
        </Page>
      );
  }
}

/** The shape of the page before the campaign is known. */
function LoadingClaim() {
  const { t } = useTranslation(['claim', 'common']);
  return (
    <Page title={t('claim:title')}>
      <Loading label={t('common:loading')}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton />
        <Skeleton width="60%" />
        <Skeleton shape="block" height="3.5rem" />
      </Loading>
    </Page>
  );
}

/** The views in which the campaign is known. */
type CampaignView = Extract<ClaimView, { campaign: Campaign }>;

function Offer({ campaign }: { readonly campaign: Campaign }) {
  const { read } = useLanguage();
  const validity = useValidityText(campaign.voucher.validity);
  return (
    <Ticket
      size="large"
      value={worthOf(campaign.voucher)}
      title={read(campaign.voucher.title)}
      details={read(campaign.name)}
      date={validity}
    />
  );
}

function OfferTerms({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('claim');
  const validity = useValidityText(campaign.voucher.validity);
  return (
    <VoucherTermsList
      voucher={campaign.voucher}
      validity={validity}
      labels={{
        products: t('products'),
        minimumSpend: t('minimumSpend'),
        noMinimumSpend: t('noMinimumSpend'),
        validity: t('validity'),
        terms: t('terms'),
      }}
    />
  );
}

/** Where the person is on the way to their voucher. */
function ClaimProgress({ view }: { readonly view: CampaignView }): ReactNode {
  const { t } = useTranslation(['claim', 'common']);
  const problemText = useProblemText();
  switch (view.step) {
    case 'identify':
      return (
        <section className={styles['form']}>
          <h2>{t('claim:formTitle')}</h2>
          <LoginForm />
        </section>
      );
    case 'ready':
      return <ReadyFor />;
    case 'claiming':
      return <p role="status">{view.slow ? t('claim:slow') : t('claim:claiming')}</p>;
    case 'failed':
      return (
        <div role="alert" className={styles['failed']}>
          <h2>{t('claim:failed')}</h2>
          <p>{problemText(view.problem)}</p>
        </div>
      );
    case 'outcome':
      return null;
  }
}

/** Tells whose account the voucher goes to: a phone can be lent. */
function ReadyFor() {
  const { t } = useTranslation('claim');
  const { app } = useProduct();
  const phone = app.session.global.get().userInfo?.phone ?? '';
  return <p className={styles['ready']}>{t('readyFor', { phone: maskPhoneEnd(phone) })}</p>;
}

interface ClaimActionProps {
  readonly claim: ActorRefFrom<ClaimMachine>;
  readonly view: CampaignView;
}

/** The one action of the page, in its bar. */
function ClaimAction({ claim, view }: ClaimActionProps) {
  const { t } = useTranslation(['claim', 'common']);
  switch (view.step) {
    case 'identify':
      return <LoginAction label={t('claim:claim')} />;
    case 'outcome':
      return <ClaimOutcomeAction claim={claim} outcome={view.outcome} />;
    default:
      return (
        <ActionBar>
          <Button
            wide
            busy={view.step === 'claiming'}
            onClick={() => claim.send({ type: 'CLAIM' })}
          >
            {view.step === 'failed' ? t('common:retry') : t('claim:claim')}
          </Button>
        </ActionBar>
      );
  }
}
