import { ROUTES } from '@cangkir/core';
import type { RightsCardOffer } from '@cangkir/core/rights-card';
import { Button, EmptyState, Icon, Notice, Skeleton, Steps } from '@cangkir/react';
import { Suspense } from 'react';
import { Page } from '../../frame/page.tsx';
import { PlacedBanners } from '../../frame/placed-banners.tsx';
import { UnpaidOrder } from '../../frame/purchase/unpaid-order.tsx';
import { UnsettledPurchase } from '../../frame/purchase/unsettled-purchase.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useProblemToast } from '../../frame/use-problem-toast.ts';
import { useUserId } from '../../frame/use-user-id.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { createPart, Part } from '../../navigation/part.tsx';
import { useNavigation } from '../../product-context.tsx';
import { Benefits, BenefitsSkeleton } from './benefits.tsx';
import { gainTexts } from './gain-texts.ts';
import { MemberCard, MemberCardSkeleton } from './member-card.tsx';
import { RedeemPoints } from './redeem-points.tsx';
import styles from './rights-card.module.css';
import { RightsCardAction } from './rights-card-action.tsx';

/** The membership card: its benefits, and its purchase or renewal. */
export const rightsCardScreen = defineScreen({
  title: 'rights-card:title',
  NotFound: NotSold,
  Screen: RightsCardScreen,
  Skeleton: RightsCardSkeleton,
});

/** There is no card in this person's country: the packs are. */
function NotSold() {
  const { t } = useTranslation('rights-card');
  const navigation = useNavigation();
  return (
    <Page title={t('title')}>
      <EmptyState
        title={t('notSold.title')}
        action={
          <Button onClick={() => navigation.push(ROUTES.packs)}>{t('notSold.action')}</Button>
        }
      >
        {t('notSold.body')}
      </EmptyState>
    </Page>
  );
}

const loadBenefitCode = createPart(
  [],
  async () => (await import('./benefit-code.tsx')).BenefitCode,
);

function RightsCardScreen({ view, send }: ScreenProps<'rightsCard'>) {
  const { t } = useTranslation('rights-card');
  const { offer } = view;
  useProblemToast(view.step === 'ready' ? view.problem : null);
  return (
    <Page title={t('title')} actionBar={<RightsCardAction view={view} send={send} />}>
      <MemberCard offer={offer} />
      {view.step === 'ready' ? (
        <UnpaidOrder order={offer.unpaidOrder} currencyCode={offer.currencyCode} />
      ) : null}
      {view.step === 'unsettled' ? (
        <UnsettledPurchase problem={view.problem} />
      ) : (
        <Gain offer={offer} />
      )}
      {view.step === 'ready' ? (
        <RedeemPoints redemption={view.redemption} currencyCode={offer.currencyCode} send={send} />
      ) : null}
      <Benefits offer={offer} onUse={(benefitId) => send({ type: 'SHOW_BENEFIT', benefitId })} />
      <Suspense>
        <Part
          load={loadBenefitCode}
          props={{
            shown: view.step === 'ready' ? view.shown : null,
            onClose: () => send({ type: 'CLOSE' }),
          }}
        />
      </Suspense>
      <HowItWorks />
      <PlacedBanners placement="menuBanner" />
    </Page>
  );
}

/** What a purchase or a renewal brings. */
function Gain({ offer }: { readonly offer: RightsCardOffer }) {
  const { t } = useTranslation('rights-card');
  const { language } = useLanguage();
  const gain = gainTexts(offer, language, t);
  if (gain === null) return null;
  const { title, body } = gain;
  return (
    <Notice {...(title === undefined ? { tone: 'plain' } : { tone: 'success', title })}>
      <p>{body}</p>
    </Notice>
  );
}

function HowItWorks() {
  const { t } = useTranslation('rights-card');
  return (
    <Steps
      title={t('how.title')}
      steps={[
        { icon: <Icon name="cup" />, text: t('how.order') },
        { icon: <Icon name="tag" />, text: t('how.show') },
        { icon: <Icon name="renew" />, text: t('how.again') },
      ]}
    />
  );
}

/** The texts of its first view. */
export type GainSlot = 'gainTitle' | 'gain' | 'points';

function RightsCardSkeleton() {
  const { t } = useTranslation('rights-card');
  const isMember = useUserId() !== null;
  return (
    <>
      <MemberCardSkeleton />
      <Notice tone={isMember ? 'plain' : 'success'}>
        <p className={isMember ? styles.forNoCard : undefined}>
          <strong data-slot={'gainTitle' satisfies GainSlot} className={styles.gainTitle}>
            <Skeleton width="70%" />
          </strong>
        </p>
        <p data-slot={'gain' satisfies GainSlot} className={styles.gain}>
          <Skeleton />
          <Skeleton width="70%" />
        </p>
      </Notice>
      {isMember ? (
        <Notice tone="plain">
          <p data-slot={'points' satisfies GainSlot}>
            <Skeleton />
            <Skeleton width="60%" />
          </p>
        </Notice>
      ) : null}
      <BenefitsSkeleton title={isMember ? <Skeleton width="9rem" /> : t('offered')} />
      <HowItWorks />
    </>
  );
}
