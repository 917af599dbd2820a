import { appHostAddress, hasFeature, type MarketFeature, ROUTES } from '@cangkir/core';
import {
  GiftIcon,
  List,
  ListRow,
  ListSkeleton,
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

/** The shape of {@link Belongings}: as many rows as the market has. */
export function BelongingsSkeleton() {
  const { t } = useTranslation('mine');
  return (
    <Section title={t('belongings.title')}>
      <ListSkeleton count={1 + useRows().length} />
    </Section>
  );
}

/** What a member has, besides points and vouchers. Orders live on the app host. */
export function Belongings() {
  const { t } = useTranslation('mine');
  const appHostLink = useAppHostLink();
  const hosts = useAppHosts();
  const rows = useRows();
  return (
    <Section title={t('belongings.title')}>
      <List>
        <ListRow
          icon={<ReceiptIcon />}
          title={t('belongings.orders')}
          detail={t('belongings.ordersDetail')}
          {...appHostLink(appHostAddress(ROUTES.mine, hosts))}
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
