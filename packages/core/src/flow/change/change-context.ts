import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import { type Problem, problemOf } from '../problem/problem.ts';
import { type ChangeOutcome, pendingAfter } from './change-outcome.ts';

/** A change under its key, as it is sent. */
export interface OpenedChange {
  readonly ports: { readonly clock: Clock; readonly random: Random };
  /** The idempotency key of a change without a known outcome: however often it is sent, it is made once. */
  readonly pendingKey: string | null;
  /** An earlier try under this key got no answer. */
  readonly isMaybeApplied: boolean;
}

/** What the context of a machine holds of its change. */
export interface ChangeContext extends OpenedChange {
  /** Why the change failed, or what keeps the user from it. */
  readonly problem: Problem | null;
}

type ChangeState = Omit<ChangeContext, 'ports'>;

/** What a page starts with: a member sends a change whose answer was lost again, under its key. */
export function startChange(
  isLoggedIn: boolean,
  draft: Pick<ChangeState, 'pendingKey'> | null,
): ChangeState {
  const pendingKey = isLoggedIn ? (draft?.pendingKey ?? null) : null;
  return { pendingKey, isMaybeApplied: false, problem: null };
}

/** Opens a change: with a new key, or with the key of the change whose answer was lost. */
export function openChange({
  pendingKey,
  ports,
}: Pick<ChangeContext, 'pendingKey' | 'ports'>): ChangeState {
  return {
    pendingKey: pendingKey ?? ports.random.uuid(),
    isMaybeApplied: pendingKey !== null,
    problem: null,
  };
}

/** Settles a change: its key stays until the outcome is known, and a failure shows its problem. */
export function settleChange(
  { pendingKey }: Pick<ChangeState, 'pendingKey'>,
  outcome: ChangeOutcome<unknown>,
): Partial<ChangeState> {
  return {
    pendingKey: pendingAfter(outcome, pendingKey),
    ...('failure' in outcome && { problem: problemOf(outcome.failure) }),
  };
}
