import { ROUTES } from '@cangkir/core';
import { Button, Icon, Notice, Steps } from '@cangkir/react';
import { useSyncExternalStore } from 'react';
import { Page } from '../../frame/page.tsx';
import { readAhead } from '../../frame/queries/read-ahead.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useUserId } from '../../frame/use-user-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation, useSession } from '../../product-context.tsx';
import { PackHero } from './pack-hero.tsx';
import { PackList, PackListSkeleton, packsQuery } from './pack-list.tsx';

/** The packs for those who come from an ad in a short video. */
export const adVouchersScreen = defineScreen({
  title: 'packs:adTitle',
  Screen: AdVouchersScreen,
  Skeleton: AdVouchersSkeleton,
  readAhead: (product) => readAhead(product, packsQuery('ad')),
});

function AdVouchersScreen() {
  const { t } = useTranslation('packs');
  return (
    <Page title={t('adTitle')}>
      <PackHero>
        <p>{t('ad.lead')}</p>
      </PackHero>
      <AdPurchase />
      <PackList channel="ad" />
      <HowItWorks />
    </Page>
  );
}

function HowItWorks() {
  const { t } = useTranslation('packs');
  return (
    <Steps
      title={t('ad.how')}
      steps={[
        { icon: <Icon name="pack" />, text: t('ad.choose') },
        { icon: <Icon name="bank" />, text: t('ad.pay') },
        { icon: <Icon name="ticket" />, text: t('ad.use') },
      ]}
    />
  );
}

/** A purchase that is paid: where its vouchers are. */
function AdPurchase() {
  const { t } = useTranslation('packs');
  const { adVoucher } = useSession();
  const navigation = useNavigation();
  const isPaid = () => adVoucher.get().paySuccess;
  const paid = useSyncExternalStore(adVoucher.subscribe, isPaid, isPaid);
  const userId = useUserId();
  if (!paid || userId === null) return null;
  return (
    <Notice
      tone="success"
      title={t('order.paid')}
      action={
        <Button variant="secondary" onClick={() => navigation.push(ROUTES.vouchers)}>
          {t('order.openVouchers')}
        </Button>
      }
    >
      <p>{t('order.body')}</p>
    </Notice>
  );
}

function AdVouchersSkeleton() {
  const { t } = useTranslation('packs');
  return (
    <>
      <PackHero>
        <p>{t('ad.lead')}</p>
      </PackHero>
      <PackListSkeleton />
      <HowItWorks />
    </>
  );
}
