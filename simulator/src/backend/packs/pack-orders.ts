import type { OutputOf } from '@cangkir/api';
import { checkPackPurchase, PACK_CODE } from '@cangkir/core/packs';
import { lookUp } from '../look-up.ts';
import {
  cancelPayable,
  packPlace,
  packsHeldByOthers,
  packsPaidBy,
  unpaidOrderAt,
} from '../payment/payable.ts';
import { type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import { issueVoucher } from '../vouchers/vouchers.rules.ts';
import type { BackendPack, BackendPackOrder } from './packs.state.ts';

/** The state at a moment. */
type StateAt = Pick<RuleContext, 'state' | 'now'>;

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
  return {
    ...pack,
    contents: shownContents(pack.contents),
    stock: Math.max(0, pack.stock - packsHeldByOthers(at, pack.id, userId)),
    boughtBefore: packsPaidBy(at, pack.id, userId),
    unpaidOrder: userId === null ? null : unpaidOrderAt(at, packPlace(pack.id, userId)),
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
  cancelPayable(at, packPlace(packId, ownerId));
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
      order.voucherIds.push(issueVoucher(context, voucher, { id: order.ownerId }).id);
    }
  }
}

/** Takes back the packs of a paid order. False, and nothing is done, if one of its vouchers was used. */
export function takeBackPacks({ state }: StateAt, orderNumber: string): boolean {
  const order = lookUp(state.packs.orders, orderNumber);
  if (order === null) return true;
  const isUsed = order.voucherIds.some((id) => lookUp(state.vouchers, id)?.usedAt != null);
  if (isUsed) return false;
  for (const id of order.voucherIds) delete state.vouchers[id];
  const pack = lookUp(state.packs.offers, order.packId);
  if (pack !== null) pack.stock += order.quantity;
  return true;
}
