import type { RightsCardOffer } from '@cangkir/core/rights-card';
import { CupIcon, Notice, RenewIcon, Skeleton, Steps, TagIcon } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useProblemToast } from '../../frame/use-problem-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Benefits } from './benefits.tsx';
import { MemberCard } from './member-card.tsx';
import { RightsCardAction } from './rights-card-action.tsx';
import { useOfferText } from './use-offer-text.ts';

/** The membership card: its benefits, and its purchase or renewal. */
export const rightsCardScreen = defineScreen({
  title: 'rights-card:title',
  notFound: 'rights-card:notFound',
  Screen: RightsCardScreen,
  Skeleton: RightsCardSkeleton,
});

function RightsCardScreen({ view, send }: ScreenProps<'rightsCard'>) {
  const { t } = useTranslation('rights-card');
  const problemText = useProblemText();
  const { offer } = view;
  useProblemToast(view.step === 'ready' ? view.problem : null);
  return (
    <Page title={t('title')} actionBar={<RightsCardAction view={view} send={send} />}>
      <MemberCard offer={offer} />
      {view.step === 'unsettled' ? (
        <Notice tone="failure" title={t('unsettled.title')}>
          <p>{problemText(view.problem)}</p>
          <p>{t('unsettled.body')}</p>
        </Notice>
      ) : (
        <Gain offer={offer} />
      )}
      <Benefits offer={offer} />
      <HowItWorks />
    </Page>
  );
}

/** What a purchase or a renewal brings. */
function Gain({ offer }: { readonly offer: RightsCardOffer }) {
  const { t } = useTranslation('rights-card');
  const format = useFormat();
  const { price, validity } = useOfferText(offer);
  if (offer.standing === 'active') {
    return (
      <Notice tone="plain">
        <p>{t('renewed', { moment: format.day(offer.nextEndsAt) })}</p>
      </Notice>
    );
  }
  return offer.saving === 0 ? null : (
    <Notice tone="success" title={t('saving.title', { amount: price(offer.saving) })}>
      <p>{t('saving.body', { validity })}</p>
    </Notice>
  );
}

function HowItWorks() {
  const { t } = useTranslation('rights-card');
  return (
    <Steps
      title={t('how.title')}
      steps={[
        { icon: <CupIcon />, text: t('how.order') },
        { icon: <TagIcon />, text: t('how.show') },
        { icon: <RenewIcon />, text: t('how.again') },
      ]}
    />
  );
}

function RightsCardSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="12.5rem" />
      <Skeleton shape="block" height="10rem" />
    </>
  );
}
