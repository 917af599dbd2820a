import { Page } from '../../frame/page.tsx';
import { readAhead } from '../../frame/queries/read-ahead.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PackHero } from './pack-hero.tsx';
import { PackList, PackListSkeleton, packsQuery } from './pack-list.tsx';

/** The voucher packs that are on sale, or will be. */
export const packsScreen = defineScreen({
  title: 'packs:title',
  Screen: PacksScreen,
  Skeleton: PacksSkeleton,
  readAhead: (product) => readAhead(product, packsQuery('app')),
});

function PacksScreen() {
  const { t } = useTranslation('packs');
  return (
    <Page title={t('title')}>
      <PackHero>
        <p>{t('lead')}</p>
      </PackHero>
      <PackList channel="app" />
    </Page>
  );
}

function PacksSkeleton() {
  const { t } = useTranslation('packs');
  return (
    <>
      <PackHero>
        <p>{t('lead')}</p>
      </PackHero>
      <PackListSkeleton />
    </>
  );
}
