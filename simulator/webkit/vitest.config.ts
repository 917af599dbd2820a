import { HANG_GUARD_MS } from '@cangkir/tooling/hang-guard';
import { defineConfig } from 'vitest/config';
import { REPOSITORY } from '../src/server/paths.ts';

/** Journeys on the production builds in WebKit. Each file has a browser of its own. */
export default defineConfig({
  root: REPOSITORY,
  test: {
    include: ['simulator/webkit/*.webkit.ts'],
    setupFiles: 'simulator/webkit/end-with-runner.setup.ts',
    // One browser per core.
    maxWorkers: '100%',
    testTimeout: HANG_GUARD_MS,
    hookTimeout: HANG_GUARD_MS,
    expect: { poll: { timeout: 60_000 } },
  },
});
