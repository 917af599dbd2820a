import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

/** A change of somebody's stored value. */
const movement = v.object({
  ...ENDPOINTS.storedValue.output.entries.movements.pipe[0].item.entries,
  userId: v.string(),
});

/** Every change of a stored value, the oldest first. The balances stand with the gift cards. */
export const STORED_VALUE_STATE = { storedValueMovements: v.array(movement) };

export type BackendMovement = v.InferOutput<typeof movement>;
