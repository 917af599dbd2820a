/** Runs before each test file: seeds random data, so that every run is the same. */
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: inject('seed') });
