import {
  groupVoucherCode,
  queryOf,
  type Voucher,
  voucherPeriod,
  voucherStatus,
} from '@cangkir/core';
import { ActionBar, Button, CodeText, Loading, QrCode, Skeleton } from '@cangkir/react';
import { useState } from 'react';
import { formatDayAndTime } from '../format/moment.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Page } from '../layout/page.tsx';
import { useRoute } from '../navigation/use-route.ts';
import { useProduct } from '../product-context.tsx';
import styles from './coupon-detail.module.css';
import { LoggedOut } from './logged-out.tsx';
import { useUserId, useVoucher } from './use-vouchers.ts';
import { VoucherFailed } from './voucher-failed.tsx';
import { VoucherQr } from './voucher-qr.tsx';
import { VoucherTermsList } from './voucher-terms.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';

/** One voucher: its QR for the till, and what it is good for. */
export function CouponDetailScreen() {
  const { t } = useTranslation(['vouchers', 'common']);
  const { now } = useProduct();
  const id = queryOf(useRoute())['id'] ?? '';
  const userId = useUserId();
  const { data: voucher, error, isFetching, refetch } = useVoucher(id);
  const [isFullScreen, setFullScreen] = useState(false);
  const title = t('vouchers:detailTitle');

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
          <Loading label={t('common:loading')}>
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
        {isUsable ? <CodePreview code={voucher.code} /> : null}
        <Terms voucher={voucher} />
      </div>
      <VoucherQr voucher={voucher} open={isFullScreen} onClose={() => setFullScreen(false)} />
    </Page>
  );
}

function CodePreview({ code }: { readonly code: string }) {
  const { t } = useTranslation('vouchers');
  return (
    <div className={styles['code']}>
      <QrCode value={code} label={t('qr', { code })} />
      <CodeText groups={groupVoucherCode(code)} />
    </div>
  );
}

function Terms({ voucher }: { readonly voucher: Voucher }) {
  const { t } = useTranslation(['vouchers', 'common']);
  const { language } = useLanguage();
  const { start, end } = voucherPeriod(voucher.validity, voucher.claimedAt);
  const wib = (moment: number) => t('common:wib', { moment: formatDayAndTime(moment, language) });
  return (
    <VoucherTermsList
      voucher={voucher}
      validity={t('vouchers:period', { start: wib(start), end: wib(end) })}
      labels={{
        products: t('vouchers:products'),
        minimumSpend: t('vouchers:minimumSpendLabel'),
        noMinimumSpend: t('vouchers:noMinimumSpend'),
        validity: t('vouchers:validity'),
        terms: t('vouchers:terms'),
      }}
    />
  );
}
