import { type Campaign, type ClaimView, maskPhoneEnd } from '@cangkir/core';
import { ActionBar, Button, ErrorState, Loading, Skeleton, Ticket } from '@cangkir/react';
import { type ReactNode, Suspense } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Page } from '../layout/page.tsx';
import { LoginAction } from '../login/login-action.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { createPart, Part } from '../navigation/part.tsx';
import { useNextStep } from '../problem/use-next-step.ts';
import { useProblemText } from '../problem/use-problem-text.ts';
import { useProduct } from '../product-context.tsx';
import { VoucherTermsList, worthOf } from '../vouchers/voucher-terms.tsx';
import styles from './claim.module.css';
import { type SendToClaim, useClaim } from './use-claim.ts';
import { useValidityText } from './use-validity-text.ts';

const OUTCOME_PANEL = createPart(
  ['outcome', 'catalogue'],
  async () => (await import('./claim-outcome.tsx')).ClaimOutcomePanel,
);

const OUTCOME_ACTION = createPart(
  ['outcome'],
  async () => (await import('./claim-outcome.tsx')).ClaimOutcomeAction,
);

/** A campaign's voucher and its claim. */
export function ClaimScreen() {
  const { t } = useTranslation(['claim', 'login']);
  const problemText = useProblemText();
  const nextStep = useNextStep();
  const { view, send } = useClaim();

  switch (view.step) {
    case 'loading':
      return <LoadingClaim />;
    case 'loadFailed': {
      const { label, take } =
        view.problem.next === 'logIn'
          ? { label: t('login:logIn'), take: () => send({ type: 'LOG_IN' }) }
          : nextStep(view.problem, () => send({ type: 'RETRY' }));
      return (
        <Page title={t('claim:title')} titleLevel={2}>
          <ErrorState
            level={1}
            title={problemText(view.problem)}
            retryLabel={label}
            onRetry={take}
          />
        </Page>
      );
    }
    default:
      return (
        <Page title={t('claim:title')} actionBar={<ClaimAction view={view} send={send} />}>
          <div className={styles['claim']}>
            {view.step === 'outcome' ? (
              <Suspense fallback={<Skeleton shape="block" height="6rem" />}>
                <Part part={OUTCOME_PANEL} props={{ outcome: view.outcome }} />
              </Suspense>
            ) : null}
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
  readonly view: CampaignView;
  readonly send: SendToClaim;
}

/** The one action of the page, in its bar. */
function ClaimAction({ view, send }: ClaimActionProps) {
  const { t } = useTranslation('claim');
  const nextStep = useNextStep();
  switch (view.step) {
    case 'identify':
      return <LoginAction label={t('claim')} />;
    case 'outcome':
      return (
        <Suspense>
          <Part part={OUTCOME_ACTION} props={{ outcome: view.outcome, send }} />
        </Suspense>
      );
    default: {
      const claim = () => send({ type: 'CLAIM' });
      const { label, take } =
        view.step === 'failed' ? nextStep(view.problem, claim) : { label: t('claim'), take: claim };
      return (
        <ActionBar>
          <Button wide busy={view.step === 'claiming'} onClick={take}>
            {label}
          </Button>
        </ActionBar>
      );
    }
  }
}
