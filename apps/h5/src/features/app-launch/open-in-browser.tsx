import { ROUTES, targetLink } from '@cangkir/core';
import { Icon, List, ListRow } from '@cangkir/react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The way out of another app, whose web view may not open ours. */
export function OpenInBrowser({ route }: { readonly route: string }) {
  const { t } = useTranslation('app-launch');
  const guide = targetLink(ROUTES.browserGuide, targetLink(ROUTES.appOpen, route));
  return (
    <List>
      <Link href={guide} asChild>
        <ListRow icon={<Icon name="globe" />} title={t('blocked')} detail={t('blockedDetail')} />
      </Link>
    </List>
  );
}
