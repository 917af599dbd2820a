import type { InputOf } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import { lookUp } from '../look-up.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';

/** The maximum stored value of a person: in rupiah. */
export const MAX_STORED = 2_000_000;

/** What the user has stored, and its changes from the newest on. */
export function findStoredValue(
  _input: InputOf<'storedValue'>,
  { state, user }: RuleContext,
): Reply {
  if (user === null) return refuse(RESPONSE_CODE.tokenInvalid, 'Nobody is logged in.');
  return answer({
    balance: lookUp(state.giftCards.storedValue, user.id) ?? 0,
    limit: MAX_STORED,
    currencyCode: 'IDR',
    movements: state.storedValueMovements.filter(({ userId }) => userId === user.id).reverse(),
  });
}
