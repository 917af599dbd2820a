import { Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { QueryState } from '../../frame/queries/query-state.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HomeFeed } from './home-feed.tsx';
import { HomeHero } from './home-hero.tsx';
import { useHome } from './use-home.ts';

/** Home: a greeting, what the person has, and what there is to get today. */
export const homeScreen = defineScreen({
  title: 'home:title',
  Screen: HomeScreen,
  Skeleton: HomeSkeleton,
});

function HomeScreen() {
  const { t } = useTranslation('home');
  return (
    <Page title={t('title')} tab="home">
      <HomeHero />
      <QueryState query={useHome()} skeleton={<FeedSkeleton />}>
        {(home) => <HomeFeed home={home} />}
      </QueryState>
    </Page>
  );
}

function HomeSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="12rem" />
      <FeedSkeleton />
    </>
  );
}

function FeedSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="10rem" />
      <Skeleton shape="block" height="5rem" />
      <Skeleton shape="block" height="13rem" />
    </>
  );
}
