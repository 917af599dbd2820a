import { ROUTES } from '@cangkir/core';
import { pointsByMonth } from '@cangkir/core/account';
import { Button, EmptyState, ListSkeleton } from '@cangkir/react';
import type { ReactNode } from 'react';
import { Page } from '../../frame/page.tsx';
import { MemberOnly, QueryState, shownData } from '../../frame/queries/query-state.tsx';
import { readAhead } from '../../frame/queries/read-ahead.ts';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { Section } from '../../frame/section.tsx';
import { useUserId } from '../../frame/use-user-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock, useNavigation } from '../../product-context.tsx';
import { accountQuery, pointsHistoryQuery } from './account-queries.ts';
import { PointsBalance, PointsBalanceSkeleton } from './points-balance.tsx';
import { PointsMonth } from './points-month.tsx';
import { PointsRules } from './points-rules.tsx';

/** A member's points: how many, how they come and go, and what came and went. */
export const pointsScreen = defineScreen({
  title: 'mine:points',
  Screen: PointsScreen,
  Skeleton: PointsSkeleton,
  async readAhead(product) {
    await Promise.all([readAhead(product, accountQuery), readAhead(product, pointsHistoryQuery)]);
  },
});

function PointsScreen() {
  const { t } = useTranslation('mine');
  return (
    <Page title={t('points')}>
      <Members>
        <QueryState query={useGatewayQuery(accountQuery)} skeleton={<PointsBalanceSkeleton />}>
          {({ credits }) => <PointsBalance credits={credits} />}
        </QueryState>
      </Members>
      <PointsRules />
      <History />
    </Page>
  );
}

function Members({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('mine');
  return <MemberOnly title={t('pointsPage.loggedOut')}>{children}</MemberOnly>;
}

function History() {
  const { t } = useTranslation('mine');
  const { now } = useClock();
  const navigation = useNavigation();
  const account = useGatewayQuery(accountQuery);
  const history = useGatewayQuery(pointsHistoryQuery);
  // Without the balance its failure stands above: one is enough.
  if (!history.isEnabled || (account.isError && shownData(account) === undefined)) return null;
  return (
    <Section title={t('pointsPage.history')}>
      <QueryState query={history} skeleton={<HistorySkeleton />}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState
              title={t('pointsPage.empty')}
              action={
                <Button onClick={() => navigation.push(ROUTES.home)}>
                  {t('pointsPage.toHome')}
                </Button>
              }
            />
          ) : (
            pointsByMonth(entries, now()).map((month) => (
              <PointsMonth key={month.start} {...month} />
            ))
          )
        }
      </QueryState>
    </Section>
  );
}

function HistorySkeleton() {
  return <ListSkeleton count={4} />;
}

function PointsSkeleton() {
  const { t } = useTranslation('mine');
  const isVisitor = useUserId() === null;
  return (
    <>
      <Members>
        <PointsBalanceSkeleton />
      </Members>
      <PointsRules />
      {isVisitor ? null : (
        <Section title={t('pointsPage.history')}>
          <HistorySkeleton />
        </Section>
      )}
    </>
  );
}
