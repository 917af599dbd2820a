import { matchRoute } from '@cangkir/core';
import { Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmRecipient } from './confirm-recipient.tsx';
import styles from './prize-form.module.css';
import { PrizeFormAction } from './prize-form-action.tsx';
import { PrizeFormNotice } from './prize-form-notice.tsx';
import { PrizeHero, PrizeHeroFrame } from './prize-hero.tsx';
import { RecipientFacts, RecipientFactsFrame } from './recipient-facts.tsx';
import { RecipientForm } from './recipient-form.tsx';

/** The recipient of a prize: the form, the dialog that confirms it, and what was sent. */
export const prizeFormScreen = defineScreen({
  title: 'prize-form:title',
  notFound: 'prize-form:notFound',
  Screen: PrizeFormScreen,
  Skeleton: PrizeFormSkeleton,
});

function PrizeFormScreen(props: ScreenProps<'prizeForm'>) {
  const { t } = useTranslation('prize-form');
  const { view, send } = props;
  return (
    <Page title={t('title')} titleLevel={2} actionBar={<PrizeFormAction {...props} />}>
      <PrizeHero view={view} />
      <PrizeFormNotice view={view} />
      {'typed' in view ? <RecipientForm view={view} send={send} /> : null}
      {view.step === 'confirm' ? <ConfirmRecipient recipient={view.recipient} send={send} /> : null}
      {view.step === 'sending' || view.step === 'unsettled' || view.step === 'sent' ? (
        <RecipientFacts recipient={view.recipient} />
      ) : null}
    </Page>
  );
}

function PrizeFormSkeleton() {
  const isSent = matchRoute(useRoute()) === 'prizeFormSuccess';
  return (
    <>
      <PrizeHeroFrame title={<Skeleton width="60%" />} />
      <Skeleton shape="block" height="4rem" />
      {isSent ? <FactsSkeleton /> : <FormSkeleton />}
    </>
  );
}

function FactsSkeleton() {
  return (
    <RecipientFactsFrame
      name={<Skeleton width="8rem" />}
      phone={<Skeleton width="7rem" />}
      address={<Skeleton width="10rem" />}
    />
  );
}

function FormSkeleton() {
  const { t } = useTranslation('prize-form');
  return (['name', 'phone', 'address'] as const).map((field) => (
    <div key={field} className={styles.field}>
      {t(`label.${field}`)}
      <Skeleton shape="block" height="3.25rem" />
      {field === 'name' ? null : t(`${field}Hint`)}
    </div>
  ));
}
