import type { RightsCardOffer } from '@cangkir/core/rights-card';
import { CupIcon, ListSkeleton, Notice, RenewIcon, Skeleton, Steps, TagIcon } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useProblemToast } from '../../frame/use-problem-toast.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Benefits } from './benefits.tsx';
import { gainTexts } from './gain-texts.ts';
import { MemberCard, MemberCardSkeleton } from './member-card.tsx';
import { RightsCardAction } from './rights-card-action.tsx';
import { UnpaidCard } from './unpaid-card.tsx';

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
      {view.step === 'ready' ? <UnpaidCard offer={offer} /> : null}
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
      <MemberCardSkeleton />
      <Notice tone="plain">
        <p data-slot="gain">
          <Skeleton />
          <Skeleton width="70%" />
        </p>
      </Notice>
      <ListSkeleton count={3} />
      <HowItWorks />
    </>
  );
}
