import { formatMoney, groupVoucherCode } from '@cangkir/core';
import { withoutGaps } from '../../backend/vouchers/redeem-voucher.ts';
import type { TillRefusal } from '../../backend/vouchers/till-result.ts';
import type { ScanResult } from '../../desk/desk.types.ts';

/** What the till says of a scan. */
interface Verdict {
  readonly look: 'accepted' | 'refused' | 'nothing';
  readonly title: string;
  readonly detail: string;
}

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** Puts a scan into the words of the till. */
export function verdictOf(scanned: ScanResult): Verdict {
  if (scanned.kind === 'nothing') {
    return { look: 'nothing', title: 'No code seen', detail: 'Show a QR code on the phone.' };
  }
  const { result } = scanned;
  if (!result.ok) {
    return { look: 'refused', title: 'Refused', detail: reasonOf(result.failure) };
  }
  const { title, value, currencyCode } = result.value;
  const worth = formatMoney(value, currencyCode);
  return { look: 'accepted', title: 'Accepted', detail: `${title.en}, worth ${worth}` };
}

function reasonOf(refusal: TillRefusal): string {
  switch (refusal.reason) {
    case 'unknown':
      return 'There is no voucher with this code.';
    case 'used':
      return `Used already, on ${moment(refusal.usedAt)}.`;
    case 'ended':
      return `Ended on ${moment(refusal.endedAt)}.`;
    case 'notStarted':
      return `Not valid before ${moment(refusal.startsAt)}.`;
  }
}

/** A code as the till writes it, however it was typed. */
export function shownCode(code: string): string {
  return groupVoucherCode(withoutGaps(code)).join(' ');
}

/** A moment as the till writes it. */
export function moment(at: number): string {
  return `${MOMENT.format(at)} WIB`;
}
