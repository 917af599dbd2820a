import { type Voucher, voucherPeriod, voucherStatus } from '@cangkir/core';
import { Stamp, Ticket } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import { minimumSpendOf, worthOf } from './voucher-terms.tsx';

interface VoucherTicketProps {
  readonly voucher: Voucher;
  readonly size?: 'regular' | 'large';
  readonly action?: ReactNode;
  readonly inLink?: boolean;
}

/** A voucher of the wallet: value, products, minimum spend, validity, and its status as a stamp. */
export function VoucherTicket({
  voucher,
  size = 'regular',
  action,
  inLink = false,
}: VoucherTicketProps) {
  const { t } = useTranslation('vouchers');
  const { now } = useProduct();
  const { read } = useLanguage();
  const format = useFormat();
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
          {format.list(voucher.products)}
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
  const { t } = useTranslation('vouchers');
  const { now } = useProduct();
  const format = useFormat();
  const { start, end } = voucherPeriod(voucher.validity, voucher.claimedAt);

  switch (voucherStatus(voucher, now())) {
    case 'used':
      return t('usedOn', { moment: format.dayAndTime(voucher.usedAt ?? 0) });
    case 'notStarted':
      return t('validFrom', { moment: format.dayAndTime(start) });
    case 'claimed':
      return t('validUntil', { moment: format.dayAndTime(end) });
    case 'ended':
      return t('endedOn', { moment: format.dayAndTime(end) });
  }
}
