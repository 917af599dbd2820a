import { formatMoney, groupVoucherCode } from '@cangkir/core';
import { wibMoment } from '../../shared/wib-moment.ts';
import { action, textArgument } from '../action.ts';
import { redeem, withoutGaps } from './redeem-voucher.ts';
import type { TillRefusal } from './till-result.ts';

/** The till redeems a voucher, once. */
export const redeemVoucher = action({
  field: 'redeemed',
  argument: textArgument('the code of a voucher that the till redeems'),
  label: (code) => `the till redeems ${code}`,
  run: redeem,
  verdict(result) {
    if (!result.ok) return { isAccepted: false, message: reasonOf(result.failure) };
    const { title, value, currencyCode } = result.value;
    const worth = formatMoney(value, currencyCode);
    return { isAccepted: true, message: `${title.en}, worth ${worth}` };
  },
  till: {
    label: 'Voucher code',
    button: 'Redeem',
    read: (typed) => withoutGaps(typed).toUpperCase(),
    shown: (code) => groupVoucherCode(withoutGaps(code)).join(' '),
  },
});

function reasonOf(refusal: TillRefusal): string {
  switch (refusal.reason) {
    case 'unknown':
      return 'There is no voucher with this code.';
    case 'used':
      return `Used already, on ${wibMoment(refusal.usedAt)}.`;
    case 'ended':
      return `Ended on ${wibMoment(refusal.endedAt)}.`;
    case 'notStarted':
      return `Not valid before ${wibMoment(refusal.startsAt)}.`;
  }
}
