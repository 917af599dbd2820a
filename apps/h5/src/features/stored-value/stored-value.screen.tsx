import { formatMoney, ROUTES } from '@cangkir/core';
import { type StoredValue, storedValueSchema } from '@cangkir/core/stored-value';
import { ActionBar, Amount, Button, Icon, Skeleton, Steps, WalletCard } from '@cangkir/react';
import type { ReactNode } from 'react';
import { Page } from '../../frame/page.tsx';
import { memberQuery } from '../../frame/queries/gateway-query.ts';
import { MemberOnly, QueryState } from '../../frame/queries/query-state.tsx';
import { readAhead } from '../../frame/queries/read-ahead.ts';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useUserId } from '../../frame/use-user-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import { GiftCardOrders } from './gift-card-orders.tsx';
import { Movements } from './movements.tsx';

/** What a person has stored, how to spend it, where it came from and went, and which order waits for a gift card. */
export const storedValueScreen = defineScreen({
  title: 'stored-value:title',
  Screen: StoredValueScreen,
  Skeleton: StoredValueSkeleton,
  SkeletonAction: TopUp,
  readAhead: (product) => readAhead(product, storedValueQuery),
});

const storedValueQuery = memberQuery<StoredValue>(({ gateways }) => ({
  queryKey: ['storedValue'],
  read: (signal) => gateways.storedValue.find({ signal }),
  schema: storedValueSchema,
}));

function StoredValueScreen() {
  const { t } = useTranslation('stored-value');
  const query = useGatewayQuery(storedValueQuery);
  return (
    <Page title={t('title')} actionBar={<TopUp />}>
      <Members>
        <QueryState query={query} skeleton={<StoredSkeleton />}>
          {(value) => <Stored value={value} />}
        </QueryState>
      </Members>
    </Page>
  );
}

function TopUp() {
  const { t } = useTranslation('stored-value');
  const navigation = useNavigation();
  const isMember = useUserId() !== null;
  if (!isMember) return null;
  return (
    <ActionBar>
      <Button data-tap="topUp" isWide onClick={() => navigation.push(ROUTES.giftCards)}>
        {t('topUp')}
      </Button>
    </ActionBar>
  );
}

function Members({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('stored-value');
  return <MemberOnly title={t('loggedOut')}>{children}</MemberOnly>;
}

function Stored({ value }: { readonly value: StoredValue }) {
  const { t } = useTranslation('stored-value');
  const { balance, limit, currencyCode, giftCardOrders, movements } = value;
  const price = (amount: number) => formatMoney(amount, currencyCode);
  return (
    <>
      <WalletCard tone="espresso" label={t('card')} foot={t('limit', { amount: price(limit) })}>
        <Amount size="large">{price(balance)}</Amount>
      </WalletCard>
      <GiftCardOrders orders={giftCardOrders} price={price} />
      <Steps
        title={t('how.title')}
        steps={[
          { icon: <Icon name="cup" />, text: t('how.order') },
          { icon: <Icon name="wallet" />, text: t('how.choose') },
          { icon: <Icon name="check" />, text: t('how.done') },
        ]}
      />
      <Movements movements={movements} price={price} />
    </>
  );
}

/** The texts of its first view. */
export type BalanceSlot = 'balance';

function StoredValueSkeleton() {
  return (
    <Members>
      <StoredSkeleton />
    </Members>
  );
}

function StoredSkeleton() {
  const { t } = useTranslation('stored-value');
  return (
    <>
      <WalletCard tone="espresso" label={t('card')} foot={<Skeleton width="60%" />}>
        <Amount size="large">
          <span data-slot={'balance' satisfies BalanceSlot}>
            <Skeleton width="9rem" />
          </span>
        </Amount>
      </WalletCard>
      <Skeleton shape="block" height="10rem" />
    </>
  );
}
