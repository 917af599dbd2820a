import { ROUTES } from '@cangkir/core';
import { BottomTab, BottomTabs, HomeIcon, PersonIcon, TicketIcon } from '@cangkir/react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation.ts';

const TABS = [
  { name: 'home', Icon: HomeIcon },
  { name: 'vouchers', Icon: TicketIcon },
  { name: 'mine', Icon: PersonIcon },
] as const;

/** One of the main places of the app: the name of its route. */
export type AppTab = (typeof TABS)[number]['name'];

/** The main places of the app, at the bottom edge. */
export function AppTabs({ current }: { readonly current: AppTab }) {
  const { t } = useTranslation();
  return (
    <BottomTabs label={t('tabs.label')}>
      {TABS.map(({ name, Icon }) => (
        <Link key={name} href={ROUTES[name]} asChild>
          <BottomTab icon={<Icon />} label={t(`tabs.${name}`)} isCurrent={name === current} />
        </Link>
      ))}
    </BottomTabs>
  );
}
