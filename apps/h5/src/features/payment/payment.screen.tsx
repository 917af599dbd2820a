import { Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
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

function PaymentSkeleton() {
  return (
    <>
      <Skeleton width="40%" />
      <Skeleton shape="block" height="18rem" />
      <Skeleton />
      <Skeleton width="60%" />
    </>
  );
}
