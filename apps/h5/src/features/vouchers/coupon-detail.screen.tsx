import { type Voucher, voucherPeriod, voucherStatus } from '@cangkir/core';
import { ActionBar, Button, Loading, Skeleton } from '@cangkir/react';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Page } from '../../frame/page.tsx';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { createPart, Part } from '../../navigation/part.tsx';
import { useProduct } from '../../product-context.tsx';
import styles from './coupon-detail.module.css';
import { LoggedOut } from './logged-out.tsx';
import { useUserId, useVoucher } from './use-vouchers.ts';
import { VoucherFailed } from './voucher-failed.tsx';
import { VoucherTermsList } from './voucher-terms.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';

const loadVoucherCode = createPart(
  [],
  async () => (await import('./voucher-code.tsx')).VoucherCode,
);

/** One voucher: its QR for the cashier, and its terms. */
export function CouponDetailScreen() {
  const { t } = useTranslation(['vouchers', 'frame']);
  const { now } = useProduct();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const userId = useUserId();
  const { data: voucher, error, isFetching, refetch } = useVoucher(id);
  const [isFullScreen, setFullScreen] = useState(false);
  const title = t('vouchers:detailTitle');

  // Loads side by side with the voucher. A failure shows where the code would.
  useEffect(() => {
    loadVoucherCode().catch(() => {});
  }, []);

  if (userId === null) {
    return (
      <Page title={title}>
        <LoggedOut />
      </Page>
    );
  }
  if (voucher === undefined) {
    return (
      <Page title={title}>
        {error === null ? (
          <Loading label={t('frame:loading')}>
            <Skeleton shape="block" height="9rem" />
            <Skeleton shape="block" height="18rem" />
          </Loading>
        ) : (
          <VoucherFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }

  const isUsable = voucherStatus(voucher, now()) === 'claimed';
  return (
    <Page
      title={title}
      actionBar={
        isUsable ? (
          <ActionBar>
            <Button wide onClick={() => setFullScreen(true)}>
              {t('vouchers:useNow')}
            </Button>
          </ActionBar>
        ) : null
      }
    >
      <div className={styles['detail']}>
        <VoucherTicket voucher={voucher} size="large" />
        <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
          <Part
            load={loadVoucherCode}
            props={{ voucher, isFullScreen, onClose: () => setFullScreen(false) }}
          />
        </Suspense>
        <Terms voucher={voucher} />
      </div>
    </Page>
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
