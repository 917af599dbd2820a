import { maskPhoneEnd } from '@cangkir/core';
import type { Campaign } from '@cangkir/core/claim';
import { ActionBar, Button, Skeleton, Ticket } from '@cangkir/react';
import type { ReactNode } from 'react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useNextStep } from '../../frame/use-next-step.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import { LoginAction } from '../login/login-action.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { VoucherTermsList, worthOf } from '../vouchers/voucher-terms.tsx';
import styles from './claim.module.css';
import { ClaimResult, ClaimResultAction } from './claim-result.tsx';
import { useValidityText } from './use-validity-text.ts';

/** A campaign's voucher and its claim. */
export const claimScreen = defineScreen({
  title: 'claim:title',
  notFound: 'claim:notFound',
  Screen: ClaimScreen,
  Skeleton: ClaimSkeleton,
});

function ClaimScreen({ view, send }: ScreenProps<'claim'>) {
  const { t } = useTranslation('claim');
  return (
    <Page title={t('title')} actionBar={<ClaimAction view={view} send={send} />}>
      <div className={styles['claim']}>
        {view.step === 'outcome' ? <ClaimResult outcome={view.outcome} /> : null}
        <Offer campaign={view.campaign} />
        <ClaimProgress view={view} />
        <OfferTerms campaign={view.campaign} />
      </div>
    </Page>
  );
}

function ClaimSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="12rem" />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton shape="block" height="3.5rem" />
    </>
  );
}

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
function ClaimProgress({ view }: Pick<ScreenProps<'claim'>, 'view'>): ReactNode {
  const { t } = useTranslation('claim');
  const problemText = useProblemText();
  switch (view.step) {
    case 'identify':
      return (
        <section className={styles['form']}>
          <h2>{t('formTitle')}</h2>
          <LoginForm />
        </section>
      );
    case 'ready':
      return <ReadyFor />;
    case 'claiming':
      return <p role="status">{view.slow ? t('slow') : t('claiming')}</p>;
    case 'failed':
      return (
        <div role="alert" className={styles['failed']}>
          <h2>{t('failed')}</h2>
          <p>{problemText(view.problem)}</p>
        </div>
      );
    case 'outcome':
      return null;
  }
}

/** Says whose account the voucher goes to: a phone can be lent. */
function ReadyFor() {
  const { t } = useTranslation('claim');
  const { app } = useProduct();
  const phone = app.session.global.get().userInfo?.phone ?? '';
  return <p className={styles['ready']}>{t('readyFor', { phone: maskPhoneEnd(phone) })}</p>;
}

/** The one action of the page, in its bar. */
function ClaimAction({ view, send }: ScreenProps<'claim'>) {
  const { t } = useTranslation('claim');
  const nextStep = useNextStep();
  switch (view.step) {
    case 'identify':
      return <LoginAction label={t('claim')} />;
    case 'outcome':
      return <ClaimResultAction outcome={view.outcome} send={send} />;
    default: {
      const claim = () => send({ type: 'CLAIM' });
      const { label, take } =
        view.step === 'failed'
          ? nextStep(view.problem, { retry: claim })
          : { label: t('claim'), take: claim };
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
