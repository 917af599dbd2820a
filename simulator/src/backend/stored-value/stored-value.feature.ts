import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { everydayMovements } from './stored-value.fixture.ts';
import { findStoredValue } from './stored-value.rules.ts';

/** How the member came to their stored value. */
export function fixture(now: number): Pick<DraftState, 'storedValueMovements'> {
  return { storedValueMovements: everydayMovements(now) };
}

export const rules = {
  storedValue: findStoredValue,
} satisfies Rules;
