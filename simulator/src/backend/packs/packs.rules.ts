import type { InputOf } from '@cangkir/api';
import { marketOfCurrency, RESPONSE_CODE } from '@cangkir/core';
import { packTotal } from '@cangkir/core/packs';
import { createEntryOrder } from '../entry-order.ts';
import { lookUp } from '../look-up.ts';
import { isPricedFor, marketOf } from '../market-of.ts';
import { freshOrderNumber } from '../payment/order-number.ts';
import { openPayment } from '../payment/payment.rules.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import { cancelUnpaid, offeredPack, refusePurchase, shownContents } from './pack-orders.ts';
import type { BackendPack } from './packs.state.ts';

/** How many packs a list shows: those whose sale ends first. */
const SHOWN_PACKS = 100;

const packsByChannel = createEntryOrder<BackendPack>({
  placesOf: ({ channel, currencyCode }) => [[channel, marketOfCurrency(currencyCode)]],
  orderOf: ({ sale }) => sale.end,
});

/** The packs of a channel in the person's market: those on sale, then those that will be. */
export function listPacks({ channel }: InputOf<'packs'>, context: RuleContext): Reply {
  const { state, now, user } = context;
  const place = [channel, marketOf(user)] as const;
  const packs = packsByChannel
    .firstAfter(state.packs.offers, place, now, SHOWN_PACKS)
    .toSorted((one, other) => one.sale.start - other.sale.start);
  return answer({ packs: packs.map((pack) => offeredPack(context, pack, user?.id ?? null)) });
}

export function findPack({ packId }: InputOf<'pack'>, context: RuleContext): Reply {
  const pack = packFor(context, packId);
  return pack === null ? noPack() : answer(offeredPack(context, pack, context.user?.id ?? null));
}

/** Orders packs. A person has one unpaid order of a pack: the next one takes its place. */
export function buyPack(input: InputOf<'buyPack'>, context: RuleContext): Reply {
  const { packId, quantity, ttoclid = null, ttPayUrl = '' } = input;
  const { state, user, now } = context;
  const pack = packFor(context, packId);
  if (pack === null || user === null) return noPack();
  const ownerId = user.id;
  const refusal = refusePurchase(context, { packId, quantity, ownerId });
  if (refusal !== null) return refusal;

  cancelUnpaid(context, ownerId, packId);
  const orderNumber = freshOrderNumber(context, 'P');
  const total = packTotal(pack, quantity);
  const { currencyCode, channel } = pack;
  const isAd = channel === 'ad';
  state.packs.orders[orderNumber] = {
    orderNumber,
    ownerId,
    packId,
    channel,
    ttoclid: isAd ? ttoclid : null,
    quantity,
    orderedAt: now,
    total,
    currencyCode,
    contents: pack.contents.map((content) => ({
      ...content,
      quantity: content.quantity * quantity,
    })),
    voucherIds: [],
  };
  const order = {
    orderNumber,
    ownerId,
    amount: total,
    currencyCode,
    packId,
    packs: quantity,
    isRightsCard: false,
    spentPoints: [],
  };
  const { means } = openPayment(context, order, isAd ? ttPayUrl : null);
  return answer({ orderNumber, paymentMethod: means.kind });
}

/** An order of packs, for its customer alone: for others it does not exist. */
export function findPackOrder({ orderNumber }: InputOf<'packOrder'>, context: RuleContext): Reply {
  const { state, user, now } = context;
  const order = lookUp(state.packs.orders, orderNumber);
  const payment = lookUp(state.payments, orderNumber);
  if (order === null || payment === null || user === null || order.ownerId !== user.id) {
    return refuse(RESPONSE_CODE.notFound, 'This person has no order with this number.');
  }
  const { progress } = payment;
  const pack = lookUp(state.packs.offers, order.packId);
  return answer({
    order: {
      ...order,
      contents: shownContents(order.contents),
      paymentMethod: payment.paidBy ?? payment.means.kind,
      isPaid: progress.kind === 'paid' || progress.kind === 'refunded',
      refundedAt: progress.kind === 'refunded' ? progress.refundedAt : null,
    },
    pack: pack !== null && now < pack.sale.end ? offeredPack(context, pack, user.id) : null,
  });
}

/** A pack as this person may have it. A visitor’s market shows when they log in. */
function packFor({ state, user }: RuleContext, packId: string): BackendPack | null {
  const pack = lookUp(state.packs.offers, packId);
  const isForeign = pack !== null && user !== null && !isPricedFor(user, pack.currencyCode);
  return isForeign ? null : pack;
}

function noPack(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'There is no such pack.');
}
