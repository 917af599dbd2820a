import { defineConfig } from 'vitest/config';
import { REPO_ROOT } from './src/repo-root.ts';

/**
 * The tests that need no browser, of all packages. Stories and end-to-end tests have configurations
 * of their own, in packages/react and simulator.
 */
export default defineConfig({
  root: REPO_ROOT,
  test: {
    include: ['{packages/*,apps/*,simulator}/{src,build}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'packages/tooling/src/random-runs/global-setup.ts',
    setupFiles: 'packages/tooling/src/random-runs/setup.ts',
    // Modules keep no state of their own, so files may share a worker: three times as fast.
    isolate: false,
    // A worker a core. Vitest's own choice leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    // Walks leave much behind that nobody holds: with room for it, clearing up takes half the time.
    execArgv: ['--max-semi-space-size=128'],
  },
});
