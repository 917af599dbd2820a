import { type Voucher, voucherPeriod, voucherStatus } from '@cangkir/core';
import { Stamp, Ticket } from '@cangkir/react';
import type { ReactNode } from 'react';
import { formatDayAndTime } from '../format/moment.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useProduct } from '../product-context.tsx';
import { minimumSpendOf, worthOf } from './voucher-terms.tsx';

interface VoucherTicketProps {
  readonly voucher: Voucher;
  readonly size?: 'regular' | 'large';
  readonly action?: ReactNode;
  readonly inLink?: boolean;
}

/** A voucher of the wallet: worth, products, minimum spend, validity, and its status as a stamp. */
export function VoucherTicket({
  voucher,
  size = 'regular',
  action,
  inLink = false,
}: VoucherTicketProps) {
  const { t } = useTranslation('vouchers');
  const { now } = useProduct();
  const { read, readAll } = useLanguage();
  const dateText = useDateText(voucher);
  const status = voucherStatus(voucher, now());
  const minimumSpend = minimumSpendOf(voucher);

  return (
    <Ticket
      size={size}
      value={worthOf(voucher)}
      title={read(voucher.title)}
      details={
        <>
          {readAll(voucher.products)}
          {' · '}
          {minimumSpend === null
            ? t('noMinimumSpend')
            : t('minimumSpend', { amount: minimumSpend })}
        </>
      }
      date={dateText}
      stamp={<Stamp tone={status} label={t(`status.${status}`)} />}
      spent={status === 'used' || status === 'ended'}
      action={action}
      inLink={inLink}
    />
  );
}

/** The moment that matters most about a voucher now. */
function useDateText(voucher: Voucher): string {
  const { t } = useTranslation(['vouchers', 'common']);
  const { now } = useProduct();
  const { language } = useLanguage();
  const { start, end } = voucherPeriod(voucher.validity, voucher.claimedAt);
  const wib = (moment: number) => t('common:wib', { moment: formatDayAndTime(moment, language) });

  switch (voucherStatus(voucher, now())) {
    case 'used':
      return t('vouchers:usedOn', { moment: wib(voucher.usedAt ?? 0) });
    case 'notStarted':
      return t('vouchers:validFrom', { moment: wib(start) });
    case 'claimed':
      return t('vouchers:validUntil', { moment: wib(end) });
    case 'ended':
      return t('vouchers:endedOn', { moment: wib(end) });
  }
}
