import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly walks: number;
  }
}

/**
 * How many random sequences of events a walk tries on its machine. The runner of the tests says so: ten
 * thousand as a rule, fewer where every mutant has to be walked over (docs/testing.md).
 */
export const WALK_COUNT = inject('walks');
