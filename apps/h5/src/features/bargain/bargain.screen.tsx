import { matchRoute } from '@cangkir/core';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { BargainSkeleton } from './bargain-skeleton.tsx';
import { ClosedBargain } from './closed-bargain.tsx';
import { FirstCutBar } from './own-action.tsx';
import { OwnBargain } from './own-bargain.tsx';
import { PrizeChoice, PrizeChoiceSkeleton } from './prize-choice.tsx';

/** A person's own bargain: the choice of a prize, the cuts, the reached price. */
export const bargainScreen = defineScreen({
  title: 'bargain:title',
  notFound: 'bargain:notFound',
  Screen: BargainScreen,
  Skeleton: OwnBargainSkeleton,
  SkeletonAction: FirstCutBar,
});

function BargainScreen({ view, send }: ScreenProps<'bargain'>) {
  const { read } = useLanguage();
  switch (view.step) {
    case 'notStarted':
    case 'ended':
      return <ClosedBargain view={view} />;
    case 'choosing':
      return (
        <Page title={read(view.campaign.name)} titleLevel={2}>
          <PrizeChoice
            campaign={view.campaign}
            onChoose={(prizeId) => send({ type: 'CHOOSE', prizeId })}
          />
        </Page>
      );
    case 'own':
      return <OwnBargain view={view} send={send} />;
  }
}

function OwnBargainSkeleton() {
  return matchRoute(useRoute()) === 'bargainPrize' ? <PrizeChoiceSkeleton /> : <BargainSkeleton />;
}
