import type { InputOf } from '@cangkir/api';
import { type Market, RESPONSE_CODE } from '@cangkir/core';
import { createEntryOrder } from '../entry-order.ts';
import type { BackendUser } from '../login/login.state.ts';
import { lookUp } from '../look-up.ts';
import { marketOf } from '../market-of.ts';
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

const movementsByUser = createEntryOrder<BackendMovement>({
  placesOf: ({ userId }) => [userId],
  orderOf: ({ at }) => at,
});

/** The currency and the maximum of a person’s stored value. */
export function storedValueTerms(user: BackendUser) {
  return TERMS[marketOf(user)];
}

/** What the user has stored, and its last changes from the newest on. */
export function findStoredValue(
  _input: InputOf<'storedValue'>,
  { state, user }: RuleContext,
): Reply {
  if (user === null) return refuse(RESPONSE_CODE.tokenInvalid, 'Nobody is logged in.');
  return answer({
    ...storedValueTerms(user),
    balance: lookUp(state.giftCards.storedValue, user.id) ?? 0,
    movements: movementsByUser
      .last(state.storedValueMovements, user.id, SHOWN_MOVEMENTS)
      .toReversed(),
  });
}
