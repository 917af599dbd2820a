import { isOutcome, withOutcome } from '../outcome-transitions.ts';

/** The target states by outcome. */
interface ChangeTargets {
  readonly done: string;
  readonly refused: string;
  readonly unknown: string;
  /** For `loginRequired`, if it is not a sibling of the sending state. */
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
