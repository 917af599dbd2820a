import type { OutputOf } from '@cangkir/api';
import { PACK_CODE } from '@cangkir/core';
import { checkPackPurchase } from '@cangkir/core/packs';
import { createEntryIndex } from '../entry-index.ts';
import { lookUp } from '../look-up.ts';
import { cancelPayable, isPayable, unpaidOrderOf } from '../payment/payable.ts';
import type { BackendPayment } from '../payment/payment.state.ts';
import { type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { issueVoucher } from '../vouchers/vouchers.rules.ts';
import type { BackendPack, BackendPackOrder } from './packs.state.ts';

/** The state at a moment. */
type StateAt = Pick<RuleContext, 'state' | 'now'>;

const ordersByPack = createEntryIndex<BackendPackOrder>(({ packId }) => [packId]);

/**
 * A pack as a person may buy it. Unpaid orders of others hold their packs until their payment expires. The person’s own
 * holds none: buying again cancels it.
 *
 * @param userId Null for a visitor.
 */
export function offeredPack(
  at: StateAt,
  pack: BackendPack,
  userId: string | null,
): OutputOf<'pack'> {
  const orders = ordersByPack.find(at.state.packs.orders, pack.id);
  const held = orders.filter((order) => order.ownerId !== userId && isHeld(at, order));
  const own = orders.filter((order) => order.ownerId === userId);
  const paid = own.filter((order) => isPaid(at.state, order));
  return {
    ...pack,
    contents: shownContents(pack.contents),
    stock: Math.max(0, pack.stock - packsIn(held)),
    boughtBefore: packsIn(paid),
    unpaidOrder: unpaidOrderOf(paymentsOf(at.state, own), at.now),
  };
}

/** The vouchers as a customer sees them. */
export function shownContents(contents: BackendPack['contents']): OutputOf<'pack'>['contents'] {
  return contents.map(({ voucher: { title, value }, quantity }) => ({ title, value, quantity }));
}

/** Why a person cannot buy so many packs now; null if they can. */
export function refusePurchase(
  at: StateAt,
  { packId, quantity, ownerId }: Pick<BackendPackOrder, 'packId' | 'quantity' | 'ownerId'>,
): Reply | null {
  const pack = lookUp(at.state.packs.offers, packId);
  if (pack === null) return refuse(PACK_CODE.packSaleEnded, 'This pack is no longer sold.');
  const offer = offeredPack(at, pack, ownerId);
  const check = checkPackPurchase(offer, { quantity, boughtBefore: offer.boughtBefore }, at.now);
  return check.ok ? null : refuse(PACK_CODE[check.failure], 'The packs can’t be bought.');
}

/** Cancels the unpaid orders of a pack that a person made before. */
export function cancelUnpaid(at: StateAt, ownerId: string, packId: string): void {
  const orders = ordersByPack.find(at.state.packs.orders, packId);
  const own = orders.filter((order) => order.ownerId === ownerId);
  cancelPayable(paymentsOf(at.state, own), at.now);
}

/** Hands out the vouchers of a paid order. Money that comes late is honoured, even if nothing is left. */
export function deliverPacks(
  context: Pick<RuleContext, 'state' | 'now' | 'random'>,
  orderNumber: string,
): void {
  const order = lookUp(context.state.packs.orders, orderNumber);
  if (order === null) return;
  const pack = lookUp(context.state.packs.offers, order.packId);
  if (pack !== null) pack.stock = Math.max(0, pack.stock - order.quantity);
  for (const { voucher, quantity } of order.contents) {
    for (let issued = 0; issued < quantity; issued += 1) {
      issueVoucher(context, voucher, { id: order.ownerId });
    }
  }
}

export function isPaid({ payments }: DraftState, { orderNumber }: BackendPackOrder): boolean {
  return lookUp(payments, orderNumber)?.progress.kind === 'paid';
}

/** Whether an order can still be paid. */
function isHeld({ state, now }: StateAt, { orderNumber }: BackendPackOrder): boolean {
  const payment = lookUp(state.payments, orderNumber);
  return payment !== null && isPayable(payment, now);
}

function paymentsOf(
  { payments }: DraftState,
  orders: readonly BackendPackOrder[],
): readonly BackendPayment[] {
  return orders.flatMap(({ orderNumber }) => lookUp(payments, orderNumber) ?? []);
}

function packsIn(orders: readonly BackendPackOrder[]): number {
  return orders.reduce((sum, { quantity }) => sum + quantity, 0);
}
