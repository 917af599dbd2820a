import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly walks: number;
  }
}

/**
 * How many random sequences of events a walk tries on its machine: ten thousand, where nobody asks the runner
 * of the tests for more or fewer (docs/testing.md).
 */
export const WALK_COUNT = inject('walks');
