import { isOutcome, withOutcome } from '../outcome-transitions.ts';

/** The target states by outcome. */
interface ChangeTargets {
  readonly done: string;
  readonly refused: string;
  readonly unknown: string;
}

/**
 * The transitions of a change: each gives the outcome to the action `settle`. Where a login is needed, the page waits
 * for it in place of the feature.
 */
export function afterChange<Name extends string>(
  settle: Name,
  { done, refused, unknown }: ChangeTargets,
) {
  const actions = withOutcome(settle);
  return [
    { guard: isOutcome('sessionExpired'), actions: [actions, 'endSession'] },
    { guard: isOutcome('loginRequired'), actions: [actions, 'requireLogin'] },
    { guard: isOutcome('done'), target: done, actions },
    { guard: isOutcome('unknown'), target: unknown, actions },
    { target: refused, actions },
  ] as const;
}
