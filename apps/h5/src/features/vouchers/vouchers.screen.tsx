import { ROUTES, withQuery } from '@cangkir/core';
import { Button, EmptyState, Skeleton } from '@cangkir/react';
import { Link } from 'wouter';
import { Page } from '../../frame/page.tsx';
import { QueryList } from '../../frame/queries/query-list.tsx';
import { MemberOnly } from '../../frame/queries/query-state.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import { useVouchers } from './use-vouchers.ts';
import { VoucherTicket } from './voucher-ticket.tsx';
import styles from './vouchers.module.css';

/** The wallet. */
export const vouchersScreen = defineScreen({
  title: 'vouchers:title',
  Screen: VouchersScreen,
  Skeleton: VouchersSkeleton,
});

function VouchersScreen() {
  const { t } = useTranslation('vouchers');
  return (
    <Page title={t('title')}>
      <MemberOnly title={t('loggedOut.title')}>
        <Wallet />
      </MemberOnly>
    </Page>
  );
}

function Wallet() {
  const { t } = useTranslation('vouchers');
  const { router } = useProduct();
  return (
    <QueryList
      query={useVouchers()}
      skeleton={<VouchersSkeleton />}
      empty={
        <EmptyState
          title={t('empty.title')}
          action={<Button onClick={() => router.push(ROUTES.home)}>{t('empty.action')}</Button>}
        />
      }
      keyOf={({ id }) => id}
    >
      {(voucher) => (
        <Link className={styles['link']} href={withQuery(ROUTES.couponDetail, { id: voucher.id })}>
          <VoucherTicket voucher={voucher} inLink />
        </Link>
      )}
    </QueryList>
  );
}

function VouchersSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="9rem" />
    </>
  );
}
