import { appHostAddress, hasFeature, type MarketFeature, ROUTES } from '@cangkir/core';
import { Icon, type IconName, List, ListRow } from '@cangkir/react';
import { Link } from 'wouter';
import { Section } from '../../frame/section.tsx';
import { useAppHostLink } from '../../frame/use-app-host-link.ts';
import { useMarket } from '../../frame/use-market.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppHosts } from '../../product-context.tsx';

interface BelongingsRow {
  readonly name: 'packs' | 'rightsCard' | 'giftCards' | 'storedValue';
  readonly icon: IconName;
  readonly feature?: MarketFeature;
}

/** What one may have: in every market, or where the market has its feature. */
const ROWS: readonly BelongingsRow[] = [
  { name: 'packs', icon: 'pack' },
  { name: 'rightsCard', icon: 'tag', feature: 'rightsCard' },
  { name: 'giftCards', icon: 'gift' },
  { name: 'storedValue', icon: 'wallet' },
];

function useRows(): readonly BelongingsRow[] {
  const market = useMarket();
  return ROWS.filter(({ feature }) => feature === undefined || hasFeature(market, feature));
}

/** What a member has, besides points and vouchers. Orders live on the app host. */
export function Belongings() {
  const appHostLink = useAppHostLink();
  const hosts = useAppHosts();
  return <BelongingsList ordersLink={appHostLink(appHostAddress(ROUTES.mine, hosts))} />;
}

/** The same before the app is there, which knows its host. */
export function BelongingsSkeleton() {
  return <BelongingsList />;
}

interface BelongingsListProps {
  readonly ordersLink?: ReturnType<ReturnType<typeof useAppHostLink>>;
}

function BelongingsList({ ordersLink }: BelongingsListProps) {
  const { t } = useTranslation('mine');
  const rows = useRows();
  return (
    <Section title={t('belongings.title')}>
      <List>
        <ListRow
          icon={<Icon name="receipt" />}
          title={t('belongings.orders')}
          detail={t('belongings.ordersDetail')}
          data-tap="orders"
          {...ordersLink}
        />
        {rows.map(({ name, icon }) => (
          <Link key={name} href={ROUTES[name]} asChild>
            <ListRow
              icon={<Icon name={icon} />}
              title={t(`belongings.${name}`)}
              detail={t(`belongings.${name}Detail`)}
            />
          </Link>
        ))}
      </List>
    </Section>
  );
}
