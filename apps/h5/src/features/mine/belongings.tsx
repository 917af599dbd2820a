import { appHostAddress, hasFeature, type MarketFeature, ROUTES } from '@cangkir/core';
import {
  GiftIcon,
  List,
  ListRow,
  PackIcon,
  ReceiptIcon,
  TagIcon,
  WalletIcon,
} from '@cangkir/react';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { Section } from '../../frame/section.tsx';
import { useAppHostLink } from '../../frame/use-app-host-link.ts';
import { useMarket } from '../../frame/use-market.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppHosts } from '../../product-context.tsx';

interface BelongingsRow {
  readonly name: 'packs' | 'rightsCard' | 'giftCards' | 'storedValue';
  readonly Icon: ComponentType;
  readonly feature?: MarketFeature;
}

/** What one may have: in every market, or where the market has its feature. */
const ROWS: readonly BelongingsRow[] = [
  { name: 'packs', Icon: PackIcon },
  { name: 'rightsCard', Icon: TagIcon, feature: 'rightsCard' },
  { name: 'giftCards', Icon: GiftIcon },
  { name: 'storedValue', Icon: WalletIcon },
];

function useRows(): readonly BelongingsRow[] {
  const market = useMarket();
  return ROWS.filter(({ feature }) => feature === undefined || hasFeature(market, feature));
}

/** What a member has, besides points and vouchers. Orders live on the app host. */
export function Belongings() {
  const appHostLink = useAppHostLink();
  const hosts = useAppHosts();
  return <BelongingsList orders={appHostLink(appHostAddress(ROUTES.mine, hosts))} />;
}

/** The same before the app is there, which knows its host. */
export function BelongingsSkeleton() {
  return <BelongingsList />;
}

interface BelongingsListProps {
  /** What leads to the orders. */
  readonly orders?: ReturnType<ReturnType<typeof useAppHostLink>>;
}

function BelongingsList({ orders }: BelongingsListProps) {
  const { t } = useTranslation('mine');
  const rows = useRows();
  return (
    <Section title={t('belongings.title')}>
      <List>
        <ListRow
          icon={<ReceiptIcon />}
          title={t('belongings.orders')}
          detail={t('belongings.ordersDetail')}
          {...orders}
        />
        {rows.map(({ name, Icon }) => (
          <Link key={name} href={ROUTES[name]} asChild>
            <ListRow
              icon={<Icon />}
              title={t(`belongings.${name}`)}
              detail={t(`belongings.${name}Detail`)}
            />
          </Link>
        ))}
      </List>
    </Section>
  );
}
