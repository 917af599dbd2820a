import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly walks: number;
  }
}

/**
 * The number of random sequences in a machine's walk: a thousand, unless the test runner is given another number
 * (docs/testing.md).
 */
export const WALK_COUNT = inject('walks');
