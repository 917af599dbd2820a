/** Runs before each file of tests: what draws at random draws the same in every run. */
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: inject('seed') });
