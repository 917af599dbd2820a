import { formatMoney } from '@cangkir/core';
import type { PurchaseOutcomeSlot } from '../../frame/purchase/purchase-outcome.tsx';
import { slotsOf } from '../../frame/slots.ts';
import type { PackSlot } from './pack.screen.tsx';

/** What a pack is, and its price. */
export const packSlots = slotsOf<PackSlot>()({
  ask: 'pack',
  texts: ({ title, price, currencyCode }, language) => ({
    packTitle: title[language],
    packPrice: formatMoney(price, currencyCode),
  }),
});

/** That an order is paid, if it is. */
export const packOrderSlots = slotsOf<PurchaseOutcomeSlot>()({
  ask: 'packOrder',
  messages: { packs: ['order.paid', 'order.body'] },
  texts: ({ order }, _language, t) =>
    order.isPaid && order.refundedAt === null
      ? { paid: t('order.paid', {}), paidBody: t('order.body', {}) }
      : {},
});
