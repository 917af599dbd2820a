import type { InputOf } from '@cangkir/api';
import { type Market, RESPONSE_CODE } from '@cangkir/core';
import { createEntryOrder } from '../entry-order.ts';
import type { BackendUser } from '../login/login.state.ts';
import { lookUp } from '../look-up.ts';
import { marketOf } from '../market-of.ts';
import { giftCardPlace, waitingOrdersAt } from '../payment/payable.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { BackendMovement } from './stored-value.state.ts';

/** What a person stores it in, and the maximum, by market. */
const TERMS = {
  ID: { currencyCode: 'IDR', limit: 2_000_000 },
  PH: { currencyCode: 'PHP', limit: 7_500 },
  SG: { currencyCode: 'SGD', limit: 200 },
} as const satisfies Readonly<Record<Market, unknown>>;

/** How many changes are listed: the latest. */
const SHOWN_MOVEMENTS = 200;

/** How many orders are listed that wait for a gift card: the next to expire. */
const SHOWN_ORDERS = 20;

const movementsByUser = createEntryOrder<BackendMovement>({
  placesOf: ({ userId }) => [userId],
  orderOf: ({ at }) => at,
});

/** The currency and the maximum of a person’s stored value. */
export function storedValueTerms(user: BackendUser) {
  return TERMS[marketOf(user)];
}

/** What a person has stored, in the currency of their terms. */
export function storedValueOf({ state }: Pick<RuleContext, 'state'>, userId: string): number {
  return lookUp(state.giftCards.storedValue, userId) ?? 0;
}

/** Adds to a person's stored value, or takes from it what is negative. It suffices. */
export function changeStoredValue(
  context: Pick<RuleContext, 'state' | 'now' | 'random'>,
  userId: string,
  change: Pick<BackendMovement, 'kind' | 'amount'>,
): void {
  const { state, now, random } = context;
  state.giftCards.storedValue[userId] = storedValueOf(context, userId) + change.amount;
  state.storedValueMovements.push({ id: random.uuid(), userId, at: now, ...change });
}

/** What the user has stored, its last changes from the newest on, and the orders that a gift card can pay. */
export function findStoredValue(_input: InputOf<'storedValue'>, context: RuleContext): Reply {
  const { state, user } = context;
  if (user === null) return refuse(RESPONSE_CODE.tokenInvalid, 'Nobody is logged in.');
  const terms = storedValueTerms(user);
  const place = giftCardPlace(terms.currencyCode, user.id);
  return answer({
    ...terms,
    giftCardOrders: waitingOrdersAt(context, place, SHOWN_ORDERS),
    balance: storedValueOf(context, user.id),
    movements: movementsByUser
      .last(state.storedValueMovements, user.id, SHOWN_MOVEMENTS)
      .toReversed(),
  });
}
