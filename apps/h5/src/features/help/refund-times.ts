import {
  E_WALLETS,
  isEWallet,
  type Market,
  PAYMENT_METHODS,
  type PaymentMethod,
  type RefundTime,
  refundTime,
} from '@cangkir/core';
import type { TFunction } from 'i18next';

/** How long refunds take, as text. */
export interface RefundTimeText {
  readonly methods: string;
  readonly time: string;
}

/** How long refunds take in a market, method by method; one line where all methods take as long. */
export function refundTimes(market: Market, t: TFunction<'help'>): readonly RefundTimeText[] {
  const times = PAYMENT_METHODS.flatMap((method) => {
    const time = refundTime(market, method);
    return time === null ? [] : [{ methods: methodText(method, t), time: timeText(time, t) }];
  });
  const [first] = times;
  const isAlike =
    times.length === PAYMENT_METHODS.length && times.every(({ time }) => time === first?.time);
  return first && isAlike ? [{ methods: t('refund.allMethods'), time: first.time }] : times;
}

/** The name of a payment method. */
export function methodText(method: PaymentMethod, t: TFunction<'help'>): string {
  return isEWallet(method)
    ? t('methods.eWallet', { name: E_WALLETS[method] })
    : t(`methods.${method}`);
}

function timeText({ unit, min, max }: RefundTime, t: TFunction<'help'>): string {
  return unit === 'workingDays'
    ? t('refund.within', { count: max })
    : t('refund.between', { min, max });
}
