import { orderWallet, ROUTES, type Voucher, withQuery } from '@cangkir/core';
import { Button, EmptyState, Loading, Skeleton } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Page } from '../layout/page.tsx';
import { useProduct } from '../product-context.tsx';
import { LoggedOut } from './logged-out.tsx';
import { useUserId, useVouchers } from './use-vouchers.ts';
import { VoucherFailed } from './voucher-failed.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';
import styles from './vouchers.module.css';

/** The wallet. */
export function VouchersScreen() {
  const { t } = useTranslation('vouchers');
  return (
    <Page title={t('title')}>
      <Wallet />
    </Page>
  );
}

function Wallet() {
  const { t } = useTranslation('common');
  const userId = useUserId();
  const { data: vouchers, error, isFetching, refetch } = useVouchers();

  if (userId === null) return <LoggedOut />;
  // What was read before is of more use than word of a failure.
  if (vouchers !== undefined) return <VoucherList vouchers={vouchers} />;
  if (error !== null) {
    return <VoucherFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Loading label={t('loading')}>
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="9rem" />
    </Loading>
  );
}

function VoucherList({ vouchers }: { readonly vouchers: readonly Voucher[] }) {
  const { t } = useTranslation('vouchers');
  const { router, now } = useProduct();

  if (vouchers.length === 0) {
    return (
      <EmptyState
        level={2}
        title={t('empty.body')}
        action={<Button onClick={() => router.push(ROUTES.home)}>{t('empty.action')}</Button>}
      />
    );
  }
  return (
    <ul className={styles['list']}>
      {orderWallet(vouchers, now()).map((voucher) => (
        <li key={voucher.id}>
          <a
            className={styles['link']}
            href={`#${withQuery(ROUTES.couponDetail, { id: voucher.id })}`}
          >
            <VoucherTicket voucher={voucher} inLink />
          </a>
        </li>
      ))}
    </ul>
  );
}
