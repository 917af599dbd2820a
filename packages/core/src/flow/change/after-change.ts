import { isOutcome, withOutcome } from '../outcome-transitions.ts';

/** The state after each outcome of a change. */
interface ChangeTargets {
  readonly done: string;
  readonly refused: string;
  readonly unknown: string;
  /** Where somebody has to log in: `loginRequired`, if it is beside the state that sends. */
  readonly login?: string;
}

/** The transitions of a change: each gives the outcome to the action `settle`. */
export function afterChange<Name extends string>(
  settle: Name,
  { done, refused, unknown, login = 'loginRequired' }: ChangeTargets,
) {
  const actions = withOutcome(settle);
  return [
    { guard: isOutcome('sessionExpired'), target: login, actions: [actions, 'endSession'] },
    { guard: isOutcome('loginRequired'), target: login, actions },
    { guard: isOutcome('done'), target: done, actions },
    { guard: isOutcome('unknown'), target: unknown, actions },
    { target: refused, actions },
  ] as const;
}
