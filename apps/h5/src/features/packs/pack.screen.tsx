import { ROUTES } from '@cangkir/core';
import { Amount, Button, EmptyState, FactsSkeleton, ListSkeleton, Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { UnpaidOrder } from '../../frame/purchase/unpaid-order.tsx';
import { UnsettledPurchase } from '../../frame/purchase/unsettled-purchase.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useProblemToast } from '../../frame/use-problem-toast.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import { PackAction } from './pack-action.tsx';
import { PackContents } from './pack-contents.tsx';
import { PackFacts } from './pack-facts.tsx';
import { PackHero } from './pack-hero.tsx';
import { PackPrice } from './pack-price.tsx';
import { PackQuantity } from './pack-quantity.tsx';
import { PackStatus } from './pack-status.tsx';
import styles from './packs.module.css';

/** A voucher pack: what is inside, until when it is sold, and its purchase. */
export const packScreen = defineScreen({
  title: 'packs:packTitle',
  NotFound: PackNotFound,
  Screen: PackScreen,
  Skeleton: PackSkeleton,
});

/** The link may be of another country: the packs of this one are in the list. */
function PackNotFound() {
  const { t } = useTranslation('packs');
  const navigation = useNavigation();
  return (
    <Page title={t('packTitle')}>
      <EmptyState
        title={t('notFound.title')}
        action={<Button onClick={() => navigation.replace(ROUTES.packs)}>{t('otherPacks')}</Button>}
      >
        {t('notFound.body')}
      </EmptyState>
    </Page>
  );
}

function PackScreen({ view, send }: ScreenProps<'pack'>) {
  const { t } = useTranslation('packs');
  const { read } = useLanguage();
  const { pack } = view;
  useProblemToast(view.step !== 'unsettled' && 'problem' in view ? view.problem : null);

  return (
    <Page title={t('packTitle')} titleLevel={2} actionBar={<PackAction view={view} send={send} />}>
      <PackHero>
        <h1>{read(pack.title)}</h1>
      </PackHero>
      <div className={styles.offer}>
        <PackPrice pack={pack} size="large" />
        {isClosed(view.step) ? <PackStatus availability={view.step} /> : null}
      </div>
      {view.step === 'unsettled' ? <UnsettledPurchase problem={view.problem} /> : null}
      {'unpaidOrder' in view ? (
        <UnpaidOrder order={view.unpaidOrder} currencyCode={pack.currencyCode} />
      ) : null}
      {view.step === 'onSale' ? <PackQuantity view={view} send={send} /> : null}
      <PackFacts pack={pack} />
      <PackContents pack={pack} contents={pack.contents} />
    </Page>
  );
}

type Step = ScreenProps<'pack'>['view']['step'];

function isClosed(step: Step): step is Exclude<Step, 'onSale' | 'buying' | 'unsettled'> {
  return step !== 'onSale' && step !== 'buying' && step !== 'unsettled';
}

/** The texts of its first view. */
export type PackSlot = 'packTitle' | 'packPrice';

function PackSkeleton() {
  return (
    <>
      <PackHero>
        <p data-slot={'packTitle' satisfies PackSlot}>
          <Skeleton width="80%" />
        </p>
      </PackHero>
      <Amount size="large">
        <span data-slot={'packPrice' satisfies PackSlot}>
          <Skeleton width="8rem" />
        </span>
      </Amount>
      <FactsSkeleton count={3} />
      <ListSkeleton count={2} />
    </>
  );
}
