import { orderWallet, walletSections } from '@cangkir/core/vouchers';
import type { TicketSlot } from '@cangkir/react';
import { slotsOf } from '../../frame/slots.ts';
import { MINIMUM_KEYS, minimumText } from './minimum.ts';
import { WORTH_KEYS, worthOf } from './worth.ts';

/** The first tickets that can be used now. */
export const walletSlots = slotsOf<TicketSlot>()({
  ask: 'vouchers',
  messages: { vouchers: [...WORTH_KEYS, ...MINIMUM_KEYS] },
  texts({ vouchers }, language, t) {
    const now = Date.now();
    const { ready } = walletSections(orderWallet(vouchers, now), now);
    const worths = ready.map((voucher) => worthOf(voucher, t));
    return {
      value: worths.map(({ value }) => value),
      valueLabel: worths.map(({ valueLabel = '' }) => valueLabel),
      worth: worths.map(({ worth = '' }) => worth),
      title: ready.map(({ title }) => title[language]),
      details: ready.map((voucher) => minimumText(voucher, t)),
    };
  },
});

/** One ticket. */
export const voucherSlots = slotsOf<TicketSlot>()({
  ask: 'voucher',
  messages: { vouchers: WORTH_KEYS },
  texts: (voucher, language, t) => ({ ...worthOf(voucher, t), title: voucher.title[language] }),
});
