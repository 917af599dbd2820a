import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';
import { type GiftAvailability, giftAvailability, maxQuantity } from './gift-availability.ts';
import type { Gift, GiftActivity, GiftPictureName } from './gift-exchange.gateway.ts';
import type { GiftExchangeMachine } from './gift-exchange.machine.ts';
import type { GiftExchangeContext } from './gift-exchange.types.ts';
import { parseQuantity } from './gift-quantity.ts';

/** A gift in the list. */
export interface GiftView {
  readonly id: string;
  readonly name: LocalizedText;
  readonly picture: GiftPictureName;
  /** The price of one, in points. */
  readonly points: number;
  /** The points that the user lacks for one; 0 for a visitor. */
  readonly missing: number;
  /** The stock for all users. */
  readonly stock: number;
  /** How many the user has exchanged. */
  readonly taken: number;
  readonly availability: GiftAvailability;
  /** The maximum quantity of one exchange. */
  readonly max: number;
}

/** Gifts and their total cost. */
export interface GiftOrder {
  readonly gift: GiftView;
  readonly quantity: number;
  /** In points. */
  readonly cost: number;
}

/** The current choice. `order` is null while the quantity is not a number. */
export interface GiftChoice {
  readonly gift: GiftView;
  readonly typedQuantity: string;
  readonly order: GiftOrder | null;
  /** The points that the user lacks for the order; 0 for a visitor, or without an order. */
  readonly missing: number;
}

/** What an activity offers. */
interface GiftOffer {
  readonly name: LocalizedText;
  /** Null for a visitor. */
  readonly balance: number | null;
  readonly gifts: readonly GiftView[];
}

/**
 * The view of a gift exchange. Moments are milliseconds since the epoch, `balance` is in points.
 * - `choosing`: with the problem beside the form.
 * - `confirming`: the user is asked to confirm. Nothing is pending, and the form stays as it is.
 * - `unsettled`: the outcome is unknown.
 * - `exchanged`: the user has the gifts.
 *
 * `order` is null if the activity no longer offers the gift, as after a reload during an exchange.
 */
export type GiftExchangeView =
  | { readonly step: 'notStarted'; readonly name: LocalizedText; readonly startsAt: number }
  | { readonly step: 'ended'; readonly name: LocalizedText }
  | (GiftOffer & {
      readonly step: 'choosing' | 'confirming';
      readonly choice: GiftChoice | null;
      readonly problem: Problem | null;
      readonly isBusy: boolean;
    })
  | (GiftOffer & { readonly step: 'exchanging'; readonly order: GiftOrder | null })
  | {
      readonly step: 'unsettled';
      readonly name: LocalizedText;
      readonly order: GiftOrder | null;
      readonly problem: Problem;
    }
  | {
      readonly step: 'exchanged';
      readonly name: LocalizedText;
      readonly order: GiftOrder | null;
      readonly balance: number;
    };

export function giftExchangeView(snapshot: SnapshotFrom<GiftExchangeMachine>): GiftExchangeView {
  const { activity } = snapshot.context;
  const { name, startsAt } = activity;
  if (snapshot.matches('notStarted')) return { step: 'notStarted', name, startsAt };
  if (snapshot.matches('ended')) return { step: 'ended', name };
  return orderView(snapshot, activity) ?? choosingView(snapshot, activity);
}

/** The order sent or exchanged; null while the user is choosing. */
function orderView(
  snapshot: SnapshotFrom<GiftExchangeMachine>,
  activity: GiftActivity,
): GiftExchangeView | null {
  const { pendingKey, asked, exchanged, problem } = snapshot.context;
  const { name } = activity;
  if (exchanged !== null) {
    const order = orderOf(activity, exchanged.giftId, exchanged.quantity);
    return { step: 'exchanged', name, order, balance: exchanged.balance };
  }
  if (pendingKey === null) return null;
  const order = orderOf(activity, asked.giftId, asked.quantity);
  return problem === null
    ? { step: 'exchanging', ...offerOf(activity), order }
    : { step: 'unsettled', name, order, problem };
}

function choosingView(
  snapshot: SnapshotFrom<GiftExchangeMachine>,
  activity: GiftActivity,
): GiftExchangeView {
  return {
    step: snapshot.matches('confirming') ? 'confirming' : 'choosing',
    ...offerOf(activity),
    choice: choiceIn(snapshot.context, activity),
    problem: snapshot.context.problem,
    isBusy: snapshot.hasTag('busy'),
  };
}

function offerOf(activity: GiftActivity): GiftOffer {
  const { name, balance, gifts } = activity;
  return { name, balance, gifts: gifts.map((gift) => giftView(gift, balance)) };
}

function choiceIn(
  { giftId, typedQuantity }: GiftExchangeContext,
  activity: GiftActivity,
): GiftChoice | null {
  const gift = activity.gifts.find(({ id }) => id === giftId);
  if (gift === undefined) return null;
  const order = orderOf(activity, giftId, parseQuantity(typedQuantity));
  return {
    gift: giftView(gift, activity.balance),
    typedQuantity,
    order,
    missing: missingPoints(order?.cost ?? 0, activity.balance),
  };
}

function orderOf(
  activity: GiftActivity,
  giftId: string | null,
  quantity: number | null,
): GiftOrder | null {
  const gift = activity.gifts.find(({ id }) => id === giftId);
  return gift === undefined || quantity === null
    ? null
    : { gift: giftView(gift, activity.balance), quantity, cost: quantity * gift.points };
}

function giftView(gift: Gift, balance: number | null): GiftView {
  const { id, name, picture, points, stock, taken } = gift;
  return {
    id,
    name,
    picture,
    points,
    missing: missingPoints(points, balance),
    stock,
    taken,
    availability: giftAvailability(gift),
    max: maxQuantity(gift),
  };
}

/** How many points a balance lacks for a price; 0 for a visitor, whose balance is unknown. */
function missingPoints(price: number, balance: number | null): number {
  return balance === null ? 0 : Math.max(0, price - balance);
}
