import {
  ASKER,
  type Costs,
  LAST_ROUND,
  PEOPLE,
  PLENTY,
  ROUND_MS,
  times,
  WAITING,
} from '../../server/backend/cost.ts';
import { personAt } from '../../server/backend/people.ts';
import type { DraftState } from '../state.ts';

const PACK = 'hemat-siang';

/** How the bench measures the endpoints. */
export const PACKS_COSTS = {
  packs: { fill: fillPackOrders, input: () => ({ channel: 'app' }) },
  pack: { fill: fillPackOrders, input: () => ({ packId: PACK }) },
  buyPack: { fill: fillPackOrders, input: () => ({ packId: PACK, quantity: 1 }) },
  packOrder: { fill: fillPackOrders, input: () => ({ orderNumber: 'own-0' }) },
} satisfies Costs;

/** Orders of one pack: a third each of others and paid, of others and open, and of the one who asks and expired. */
export function fillPackOrders(state: DraftState, records: number, now: number): void {
  const pack = state.packs.offers[PACK];
  if (pack === undefined) return;
  pack.stock = pack.purchaseLimit = PLENTY;
  const { currencyCode, contents, channel } = pack;
  function order(orderNumber: string, ownerId: string, part: number, expiresAt: number): void {
    const bought = { orderNumber, ownerId, packId: PACK, currencyCode };
    const sold = {
      channel,
      ttoclid: null,
      quantity: 1,
      orderedAt: now,
      total: 1,
      contents,
      voucherIds: [],
    };
    state.packs.orders[orderNumber] = { ...bought, ...sold };
    const progress = part === 0 ? { kind: 'paid' as const, paidAt: now } : WAITING;
    const means = { kind: 'qris' as const, code: 'x' };
    const due = {
      amount: 1,
      packs: 1,
      isRightsCard: false,
      expiresAt,
      paidBy: null,
      spentPoints: [],
      renewals: 0,
    };
    state.payments[orderNumber] = { ...bought, ...due, means, progress };
  }
  times(records, (index) => {
    const part = index % 3;
    const isOwn = part === 2 || index === 0;
    const expiresAt = part === 2 ? now - index : now + (LAST_ROUND + 1) * ROUND_MS + index;
    order(`${isOwn ? 'own' : 'other'}-${index}`, isOwn ? ASKER : `other-${index}`, part, expiresAt);
    state.packs.offers[`other-${index}`] = {
      ...pack,
      id: `other-${index}`,
      sale: { start: 0, end: now - index },
    };
  });
  times(PEOPLE, (index) => order(`due-${index}`, personAt(index).id, 1, now - 1000));
}
