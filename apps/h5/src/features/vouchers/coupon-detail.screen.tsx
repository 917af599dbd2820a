import {
  isAppTooOld,
  MINIMUM_APP_VERSION,
  queryOf,
  ROUTES,
  targetLink,
  type Voucher,
  voucherPeriod,
  voucherStatus,
} from '@cangkir/core';
import { ActionBar, Button, Skeleton, TicketSkeleton } from '@cangkir/react';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Page } from '../../frame/page.tsx';
import { QueryState, shownData } from '../../frame/queries/query-state.tsx';
import { readAhead } from '../../frame/queries/read-ahead.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useAppVersion } from '../../frame/use-app-version.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useUserId } from '../../frame/use-user-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { createPart, Part } from '../../navigation/part.tsx';
import { useClock, useNavigation } from '../../product-context.tsx';
import styles from './coupon-detail.module.css';
import { Members } from './members.tsx';
import { useVoucher, voucherQuery } from './voucher-queries.ts';
import { VoucherTermsList } from './voucher-terms.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';

/** One voucher: what it gives, its terms, and the way to its QR for the cashier. */
export const couponDetailScreen = defineScreen({
  title: 'vouchers:detailTitle',
  Screen: CouponDetailScreen,
  Skeleton: CouponDetailSkeleton,
  readAhead(product) {
    const { id = '' } = queryOf(product.router.current());
    return readAhead(product, voucherQuery(id));
  },
});

const loadFullScreenCode = createPart(
  [],
  async () => (await import('./full-screen-code.tsx')).FullScreenCode,
);

function CouponDetailScreen() {
  const { t } = useTranslation('vouchers');
  const { now } = useClock();
  const navigation = useNavigation();
  const isTooOld = isAppTooOld(useAppVersion(), MINIMUM_APP_VERSION.redeemVouchers);
  const [query] = useSearchParams();
  const voucher = useVoucher(query.get('id') ?? '');
  // The way from a claim leads to the code at once.
  const [isFullScreen, setFullScreen] = useState(query.get('code') === 'show');
  const shown = shownData(voucher);
  const isUsable =
    useUserId() !== null && shown !== undefined && voucherStatus(shown, now()) === 'claimed';

  function showCode() {
    if (isTooOld) navigation.push(targetLink(ROUTES.exchangeCenter, navigation.current()));
    else setFullScreen(true);
  }

  // Loads side by side with the voucher. A failure shows when the code would.
  useEffect(() => {
    loadFullScreenCode().catch(() => {});
  }, []);

  return (
    <Page
      title={t('detailTitle')}
      actionBar={
        isUsable ? (
          <ActionBar>
            <Button isWide onClick={showCode}>
              {t('useNow')}
            </Button>
          </ActionBar>
        ) : null
      }
    >
      <Members>
        <QueryState query={voucher} skeleton={<VoucherSkeleton />} notFound="vouchers:notFound">
          {(shown) => (
            <div className={styles.detail}>
              <VoucherTicket voucher={shown} size="large" />
              <Suspense>
                <Part
                  load={loadFullScreenCode}
                  props={{
                    voucher: shown,
                    open: isFullScreen && !isTooOld,
                    onClose: () => setFullScreen(false),
                  }}
                />
              </Suspense>
              <Terms voucher={shown} />
            </div>
          )}
        </QueryState>
      </Members>
    </Page>
  );
}

function CouponDetailSkeleton() {
  return (
    <Members>
      <VoucherSkeleton />
    </Members>
  );
}

function VoucherSkeleton() {
  return (
    <>
      <TicketSkeleton size="large" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </>
  );
}

function Terms({ voucher }: { readonly voucher: Voucher }) {
  const format = useFormat();
  const { start, end } = voucherPeriod(voucher.validity, voucher.claimedAt);
  return (
    <VoucherTermsList
      voucher={voucher}
      validity={
        <>
          <span className={styles.moment}>{format.dayAndTime(start)}&nbsp;–</span>
          <br />
          <span className={styles.moment}>{format.dayAndTime(end)}</span>
        </>
      }
    />
  );
}
