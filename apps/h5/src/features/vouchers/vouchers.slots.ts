import { orderWallet, walletSections } from '@cangkir/core/vouchers';
import type { TicketSlot } from '@cangkir/react';
import { slotsOf } from '../../frame/slots.ts';
import { MINIMUM_KEYS, minimumText } from './minimum.ts';
import { SKELETON_TICKETS } from './skeleton-tickets.ts';
import { WORTH_KEYS, worthOf } from './worth.ts';

/** The first tickets that can be used now, and those that can be later. */
export const walletSlots = slotsOf<TicketSlot>()({
  ask: 'vouchers',
  messages: { vouchers: [...WORTH_KEYS, ...MINIMUM_KEYS] },
  texts({ vouchers }, language, t) {
    const now = Date.now();
    const { ready, later } = walletSections(orderWallet(vouchers, now), now);
    const shown = [ready, later].flatMap((section) =>
      SKELETON_TICKETS.map((_, index) => section[index]),
    );
    const worths = shown.map((voucher) => voucher && worthOf(voucher, t));
    return {
      value: worths.map((worth) => worth?.value),
      valueLabel: worths.map((worth) => worth && (worth.valueLabel ?? '')),
      worth: worths.map((worth) => worth && (worth.worth ?? '')),
      title: shown.map((voucher) => voucher?.title[language]),
      details: shown.map((voucher) => voucher && minimumText(voucher, t)),
    };
  },
});

/** One ticket. */
export const voucherSlots = slotsOf<TicketSlot>()({
  ask: 'voucher',
  messages: { vouchers: WORTH_KEYS },
  texts: (voucher, language, t) => ({ ...worthOf(voucher, t), title: voucher.title[language] }),
});
