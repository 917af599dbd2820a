import { copyOf } from '../../backend/copy-of.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import type { DraftState } from '../../backend/state.ts';

/** A logged-in person, with their own device and one idempotency key. */
export interface Person {
  readonly id: string;
  readonly token: string;
  readonly browserId: string;
  readonly idempotencyKey: string;
}

/** The campaign that all of them claim. */
export const RUSH_CAMPAIGN = 'kopi-susu';

export function createPeople(count: number): readonly Person[] {
  return Array.from({ length: count }, (_, index) => personAt(index));
}

export function personAt(index: number): Person {
  return {
    id: `person-${index}`,
    token: `token-${index}`,
    browserId: `device-${index}`,
    idempotencyKey: `key-${index}`,
  };
}

/** A state with these people logged in, and this stock of the campaign, at a moment: now if it is left out. */
export function rushState(
  people: readonly Person[],
  stock: number,
  now: number = Date.now(),
): DraftState {
  const state = copyOf(FIXTURES.everyday.create(now));
  const campaign = state.campaigns[RUSH_CAMPAIGN];
  if (campaign === undefined) throw new Error(`The fixture has no campaign ${RUSH_CAMPAIGN}.`);
  campaign.stock = stock;
  for (const [index, { id, token }] of people.entries()) {
    const phone = `+62812${String(index).padStart(8, '0')}`;
    state.users[id] = { id, phone, firstOrderAt: null };
    state.sessions[token] = { userId: id, usedAt: state.startedAt };
  }
  return state;
}
