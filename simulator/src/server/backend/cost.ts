import type { EndpointName, InputOf } from '@cangkir/api';
import type { DraftState } from '../../backend/state.ts';
import { personAt } from './people.ts';

/** How an endpoint is measured. A feature's `*.costs.ts` says it of its own, and the bench collects them. */
export interface Cost<Name extends EndpointName> {
  /** Adds records of its kind. */
  fill(state: DraftState, records: number, now: number): void;
  /** The input of a request that succeeds, by how many were sent before. */
  input(index: number): InputOf<Name>;
  /** Whether each request is another person's, as each can do it once. */
  isOncePerPerson?: boolean;
  /** What few are: as many as one answer shows at most, where it shows them. */
  few?: number;
  /** Whether an answer takes milliseconds. */
  isLong?: boolean;
}

/** How the endpoints of a feature are measured. */
export type Costs = { readonly [Name in EndpointName]?: Cost<Name> };

/** How many requests are sent at once: they share a save. */
export const AT_ONCE = 50;

/** These rounds are not measured. */
export const WARM_UPS = 4;
const ROUNDS = 11;
export const LAST_ROUND = WARM_UPS + ROUNDS - 1;

/** Each round is so much later: no limit refuses a request of the next one. */
export const ROUND_MS = 60_000;

/** Each change is another person's. */
export const PEOPLE = AT_ONCE * (LAST_ROUND + 1);

/** Who asks where everybody may: their own records are many, too. */
export const ASKER = personAt(0).id;

/** How much of each thing there is: more than is asked for. */
export const PLENTY = 1_000_000_000;

/** The progress of an open payment. */
export const WAITING = { kind: 'waiting' as const };

/** Calls it so often. */
export function times(count: number, add: (index: number) => void): void {
  for (let index = 0; index < count; index += 1) add(index);
}
