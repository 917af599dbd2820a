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
    // Guards against a hang alone, so that no other work of the machine fails a journey.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
