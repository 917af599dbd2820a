import { pathOf, ROUTES, runningCampaign } from '@cangkir/core';
import { ActionBar, Button, EmptyState, List, ListRow, PackIcon, TicketIcon } from '@cangkir/react';
import { Link } from 'wouter';
import { Page } from '../../frame/page.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { TextSkeleton } from '../../frame/text-skeleton.tsx';
import { useRoute } from '../../frame/use-route.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import styles from './ended.module.css';
import { EndedPicture } from './ended-picture.tsx';

/** A campaign that has ended, or was taken off for now. It leads on to what runs. */
export const endedScreen = defineScreen({
  title: 'ended:title',
  Screen: EndedScreen,
  Skeleton: TextSkeleton,
});

function EndedScreen() {
  const { t } = useTranslation('ended');
  const { app, router } = useProduct();
  const route = useRoute();
  const kind = pathOf(route) === ROUTES.grey ? 'grey' : 'ended';
  const campaign = runningCampaign(route, app.session.other.get().endPage);
  return (
    <Page
      title={t('title')}
      titleLevel={2}
      actionBar={
        <ActionBar>
          <Button wide onClick={() => router.push(campaign ?? ROUTES.home)}>
            {campaign === null ? t('home') : t('campaign')}
          </Button>
        </ActionBar>
      }
    >
      <EmptyState level={1} title={t(`${kind}Title`)} picture={<EndedPicture />}>
        {t(`${kind}Body`)}
      </EmptyState>
      <Meanwhile />
    </Page>
  );
}

/** What a person has, and can have, all the same. */
function Meanwhile() {
  const { t } = useTranslation('ended');
  return (
    <section className={styles['meanwhile']}>
      <h2>{t('meanwhile')}</h2>
      <List>
        <Link href={ROUTES.vouchers} asChild>
          <ListRow icon={<TicketIcon />} title={t('vouchers')} detail={t('vouchersDetail')} />
        </Link>
        <Link href={ROUTES.packs} asChild>
          <ListRow icon={<PackIcon />} title={t('packs')} detail={t('packsDetail')} />
        </Link>
      </List>
    </section>
  );
}
