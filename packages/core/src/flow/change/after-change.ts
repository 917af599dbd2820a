import { isOutcome, whenLoginRequired, withOutcome } from '../outcome-transitions.ts';

/** The state after each outcome of a change. */
interface ChangeTargets {
  readonly done: string;
  readonly refused: string;
  readonly unknown: string;
  /** Where somebody has to log in: `loginRequired`, if it is beside the state that sends. */
  readonly login?: string;
}

/** The transitions of a change: each gives the outcome to the action `settle`. */
export function afterChange<Name extends string>(settle: Name, targets: ChangeTargets) {
  const actions = withOutcome(settle);
  return [
    ...whenLoginRequired(settle, targets.login),
    { guard: isOutcome('done'), target: targets.done, actions },
    { guard: isOutcome('unknown'), target: targets.unknown, actions },
    { target: targets.refused, actions },
  ] as const;
}
