import { ROUTES, type Voucher, withQuery } from '@cangkir/core';
import { orderWallet } from '@cangkir/core/vouchers';
import { Button, EmptyState, Loading, Skeleton } from '@cangkir/react';
import { Link } from 'wouter';
import { Page } from '../../frame/page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
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
  const { t } = useTranslation();
  const userId = useUserId();
  const { data: vouchers, error, isFetching, refetch } = useVouchers();

  if (userId === null) return <LoggedOut />;
  // The vouchers of an earlier read are of more use than an error.
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
        title={t('empty.title')}
        action={<Button onClick={() => router.push(ROUTES.home)}>{t('empty.action')}</Button>}
      />
    );
  }
  return (
    <ul className={styles['list']}>
      {orderWallet(vouchers, now()).map((voucher) => (
        <li key={voucher.id}>
          <Link
            className={styles['link']}
            href={withQuery(ROUTES.couponDetail, { id: voucher.id })}
          >
            <VoucherTicket voucher={voucher} inLink />
          </Link>
        </li>
      ))}
    </ul>
  );
}
