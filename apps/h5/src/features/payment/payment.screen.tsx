import { matchRoute } from '@cangkir/core';
import { FactsSkeleton, Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { PurchaseOutcomeSkeleton } from '../../frame/purchase/purchase-outcome.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CompanyNoteSkeleton, useIsCompany } from './company-note.tsx';
import styles from './payment.module.css';
import { PaymentAction } from './payment-action.tsx';
import { PaymentStep } from './payment-step.tsx';

/** A payment: its QR, or the way to the provider, until the money is there. */
export const paymentScreen = defineScreen({
  title: 'payment:title',
  notFound: 'payment:notFound',
  Screen: PaymentScreen,
  Skeleton: PaymentSkeleton,
});

function PaymentScreen(props: ScreenProps<'payment'>) {
  const { t } = useTranslation('payment');
  return (
    <Page title={t('title')} actionBar={<PaymentAction {...props} />}>
      <PaymentStep {...props} />
    </Page>
  );
}

/** The texts of its first view. */
export type PaymentSlot = 'amount';

/** Who returns from the provider has most likely paid; elsewhere somebody is about to. */
function PaymentSkeleton() {
  const isReturn = matchRoute(useRoute()) === 'payResult';
  return (
    <>
      {isReturn ? <PurchaseOutcomeSkeleton /> : <DueSkeleton />}
      <FactsSkeleton count={2} />
    </>
  );
}

function DueSkeleton() {
  const { t } = useTranslation('payment');
  const route = matchRoute(useRoute());
  const isCompany = useIsCompany();
  return (
    <>
      <div className={styles.head}>
        <p data-slot={'amount' satisfies PaymentSlot} className={styles.amount}>
          <Skeleton width="9rem" />
        </p>
        <Skeleton width="8rem" />
      </div>
      {isCompany ? <CompanyNoteSkeleton /> : null}
      {isCompany || route === 'payNow' ? (
        <p className={styles.lead}>{t('web.lead')}</p>
      ) : (
        <div className={styles.qris}>
          <div className={styles.code}>
            <span className={styles.codeSkeleton}>
              <Skeleton shape="block" height="100%" />
            </span>
          </div>
        </div>
      )}
    </>
  );
}
