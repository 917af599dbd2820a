import { ROUTES } from '@cangkir/core';
import { BottomTab, BottomTabs, Icon } from '@cangkir/react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation.ts';

const TABS = [
  { name: 'home', icon: 'home' },
  { name: 'vouchers', icon: 'ticket' },
  { name: 'mine', icon: 'person' },
] as const;

/** One of the main places of the app: the name of its route. */
export type AppTab = (typeof TABS)[number]['name'];

/** The main places of the app, at the bottom edge. */
export function AppTabs({ current }: { readonly current: AppTab }) {
  const { t } = useTranslation();
  return (
    <BottomTabs label={t('tabs.label')}>
      {TABS.map(({ name, icon }) => (
        <Link key={name} href={ROUTES[name]} asChild>
          <BottomTab
            icon={<Icon name={icon} />}
            label={t(`tabs.${name}`)}
            isCurrent={name === current}
          />
        </Link>
      ))}
    </BottomTabs>
  );
}
