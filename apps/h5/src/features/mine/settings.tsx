import { ROUTES } from '@cangkir/core';
import { Flag, Icon, List, ListRow } from '@cangkir/react';
import { Link } from 'wouter';
import { useLanguageSheet } from '../../frame/language-sheet.tsx';
import { Section } from '../../frame/section.tsx';
import { useMarket } from '../../frame/use-market.ts';
import { useUserId } from '../../frame/use-user-id.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const LINKS = [
  { name: 'help', icon: 'help' },
  { name: 'services', icon: 'terms' },
  { name: 'privacy', icon: 'info' },
] as const;

/** The language, the market of the phone, help and the legal pages. */
export function Settings() {
  const { t } = useTranslation(['mine', 'frame']);
  const { language } = useLanguage();
  const market = useMarket();
  const country = t(`mine:markets.${market}`);
  const isLoggedIn = useUserId() !== null;
  const opener = useLanguageSheet();
  return (
    <Section title={t('mine:settings.title')}>
      <List>
        <ListRow
          data-tap="languageRow"
          icon={<Icon name="globe" />}
          title={t('frame:language.label')}
          trailing={t(`frame:language.names.${language}`)}
          {...opener}
        />
        <ListRow
          icon={<Flag country={market} />}
          title={t('mine:settings.market')}
          detail={isLoggedIn ? t('mine:settings.marketDetail', { market: country }) : country}
        />
        {LINKS.map(({ name, icon }) => (
          <Link key={name} href={ROUTES[name]} asChild>
            <ListRow icon={<Icon name={icon} />} title={t(`mine:settings.${name}`)} />
          </Link>
        ))}
      </List>
    </Section>
  );
}
