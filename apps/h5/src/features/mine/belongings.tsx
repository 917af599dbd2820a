import { appHostAddress, ROUTES } from '@cangkir/core';
import {
  GiftIcon,
  List,
  ListRow,
  PackIcon,
  ReceiptIcon,
  TagIcon,
  WalletIcon,
} from '@cangkir/react';
import { Link } from 'wouter';
import { Section } from '../../frame/section.tsx';
import { useAppHostLink } from '../../frame/use-app-host-link.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const ROWS = [
  { name: 'packs', Icon: PackIcon },
  { name: 'rightsCard', Icon: TagIcon },
  { name: 'giftCards', Icon: GiftIcon },
  { name: 'storedValue', Icon: WalletIcon },
] as const;

/** What a member has, besides points and vouchers. Orders live on the app host. */
export function Belongings() {
  const { t } = useTranslation('mine');
  const appHostLink = useAppHostLink();
  return (
    <Section title={t('belongings.title')}>
      <List>
        <ListRow
          icon={<ReceiptIcon />}
          title={t('belongings.orders')}
          detail={t('belongings.ordersDetail')}
          {...appHostLink(appHostAddress(ROUTES.mine))}
        />
        {ROWS.map(({ name, Icon }) => (
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
