import { formatMoney } from '@cangkir/core';
import { wibMoment } from '../../shared/wib-moment.ts';
import { action, textArgument } from '../action.ts';
import { type BenefitRefusal, redeemBenefit } from './redeem-benefit.ts';

/** The till uses a benefit of a member card, once a period. */
export const benefitRedeemed = action({
  field: 'benefitUsed',
  argument: textArgument('the QR of a member card: its code, a dot and the id of a benefit'),
  label: (scanned) => `the till uses the benefit of ${scanned}`,
  run: redeemBenefit,
  verdict(result) {
    if (!result.ok) return { isAccepted: false, message: reasonOf(result.failure) };
    const { title, value, currencyCode } = result.value;
    return { isAccepted: true, message: `${title.en}, worth ${formatMoney(value, currencyCode)}` };
  },
  till: {
    label: 'Member card’s QR',
    button: 'Use benefit',
    read: (typed) => typed.trim(),
    shown: (scanned) => scanned.trim(),
  },
});

function reasonOf(refusal: BenefitRefusal): string {
  switch (refusal.reason) {
    case 'unknown':
      return 'There is no card with this code and benefit.';
    case 'used':
      return `Used already. Ready again on ${wibMoment(refusal.renewsAt)}.`;
    case 'ended':
      return `The card ended on ${wibMoment(refusal.endedAt)}.`;
  }
}
