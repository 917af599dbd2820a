import { type Voucher, voucherPeriod, voucherStatus } from '@cangkir/core';
import { ActionBar, Button, Skeleton } from '@cangkir/react';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Page } from '../../frame/page.tsx';
import { MemberOnly, QueryState } from '../../frame/queries/query-state.tsx';
import { useUserId } from '../../frame/queries/use-gateway-query.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { createPart, Part } from '../../navigation/part.tsx';
import { useProduct } from '../../product-context.tsx';
import styles from './coupon-detail.module.css';
import { useVoucher } from './use-vouchers.ts';
import { VoucherTermsList } from './voucher-terms.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';

/** One voucher: its QR for the cashier, and its terms. */
export const couponDetailScreen = defineScreen({
  title: 'vouchers:detailTitle',
  Screen: CouponDetailScreen,
  Skeleton: CouponDetailSkeleton,
});

const loadVoucherCode = createPart(
  [],
  async () => (await import('./voucher-code.tsx')).VoucherCode,
);

function CouponDetailScreen() {
  const { t } = useTranslation('vouchers');
  const { now } = useProduct();
  const [query] = useSearchParams();
  const voucher = useVoucher(query.get('id') ?? '');
  const [isFullScreen, setFullScreen] = useState(false);
  const isUsable =
    useUserId() !== null &&
    voucher.data !== undefined &&
    voucherStatus(voucher.data, now()) === 'claimed';

  // Loads side by side with the voucher. A failure shows where the code would.
  useEffect(() => {
    loadVoucherCode().catch(() => {});
  }, []);

  return (
    <Page
      title={t('detailTitle')}
      actionBar={
        isUsable ? (
          <ActionBar>
            <Button wide onClick={() => setFullScreen(true)}>
              {t('useNow')}
            </Button>
          </ActionBar>
        ) : null
      }
    >
      <MemberOnly title={t('loggedOut.title')}>
        <QueryState
          query={voucher}
          skeleton={<CouponDetailSkeleton />}
          notFound="vouchers:notFound"
        >
          {(shown) => (
            <div className={styles['detail']}>
              <VoucherTicket voucher={shown} size="large" />
              <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
                <Part
                  load={loadVoucherCode}
                  props={{ voucher: shown, isFullScreen, onClose: () => setFullScreen(false) }}
                />
              </Suspense>
              <Terms voucher={shown} />
            </div>
          )}
        </QueryState>
      </MemberOnly>
    </Page>
  );
}

function CouponDetailSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="18rem" />
    </>
  );
}

function Terms({ voucher }: { readonly voucher: Voucher }) {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  const { start, end } = voucherPeriod(voucher.validity, voucher.claimedAt);
  return (
    <VoucherTermsList
      voucher={voucher}
      validity={t('period', { start: format.dayAndTime(start), end: format.dayAndTime(end) })}
      labels={{
        products: t('products'),
        minimumSpend: t('minimumSpendLabel'),
        noMinimumSpend: t('noMinimumSpend'),
        validity: t('validity'),
        terms: t('terms'),
      }}
    />
  );
}
