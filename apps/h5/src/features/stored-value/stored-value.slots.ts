import { formatMoney } from '@cangkir/core';
import { slotsOf } from '../../frame/slots.ts';
import type { BalanceSlot } from './stored-value.screen.tsx';

/** What the member has. */
export const balanceSlots = slotsOf<BalanceSlot>()({
  ask: 'storedValue',
  texts: ({ balance, currencyCode }) => ({ balance: formatMoney(balance, currencyCode) }),
});
