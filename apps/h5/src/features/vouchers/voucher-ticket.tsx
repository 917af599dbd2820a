import { lastDay, type Voucher, voucherPeriod, voucherStatus } from '@cangkir/core';
import { Icon, Stamp, Ticket } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock } from '../../product-context.tsx';
import { minimumText } from './minimum.ts';
import { useWorth } from './use-worth.ts';
import styles from './voucher-ticket.module.css';

interface VoucherTicketProps {
  readonly voucher: Voucher;
  readonly size?: 'regular' | 'large';
  readonly isInLink?: boolean;
}

/** A voucher of the wallet: what it gives, its minimum, and the moment that matters. */
export function VoucherTicket({ voucher, size = 'regular', isInLink = false }: VoucherTicketProps) {
  const { t } = useTranslation('vouchers');
  const { now } = useClock();
  const { read } = useLanguage();
  const worthOf = useWorth();
  const status = voucherStatus(voucher, now());
  const isSpent = status === 'used' || status === 'ended';

  return (
    <Ticket
      size={size}
      {...worthOf(voucher)}
      title={read(voucher.title)}
      level={isInLink ? 3 : 2}
      // A voucher's own page says it among its facts.
      details={isInLink ? minimumText(voucher, t) : null}
      date={<TicketDate voucher={voucher} />}
      // In the wallet, what is not spent stands under a heading that says its status.
      stamp={isSpent || !isInLink ? <Stamp tone={status} label={t(`status.${status}`)} /> : null}
      isSpent={isSpent}
      isInLink={isInLink}
    />
  );
}

/** The moment that matters most about a voucher now. */
function TicketDate({ voucher }: { readonly voucher: Voucher }) {
  const { t } = useTranslation('vouchers');
  const { now } = useClock();
  const format = useFormat();
  const { start, end } = voucherPeriod(voucher.validity, voucher.claimedAt);
  const lastMoment = end - 1;

  switch (voucherStatus(voucher, now())) {
    case 'used':
      return t('usedOn', { day: format.nearDay(voucher.usedAt ?? 0) });
    case 'notStarted':
      return t('validFrom', { day: format.nearDay(start) });
    case 'ended':
      return t('endedOn', { day: format.nearDay(lastMoment) });
    case 'claimed': {
      const last = lastDay(end, now());
      if (last === 'later') return t('validUntil', { day: format.nearDay(lastMoment) });
      return (
        <span className={styles.soon}>
          <Icon name="clock" size={1.25} />
          {t(`endsSoon.${last}`, { time: format.time(lastMoment) })}
        </span>
      );
    }
  }
}
