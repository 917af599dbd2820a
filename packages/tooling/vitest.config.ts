import svgr from 'vite-plugin-svgr';
import { defineConfig } from 'vitest/config';
import { HANG_GUARD_MS } from './src/hang-guard.ts';
import { REPO_ROOT } from './src/repo-root.ts';

/**
 * The tests of all packages that need no browser. Stories and end-to-end tests have their own configurations, in
 * packages/react and simulator.
 */
export default defineConfig({
  root: REPO_ROOT,
  // A drawing is a component here too; no test of these looks at its colours.
  plugins: [svgr()],
  test: {
    include: ['{packages/*,apps/*,simulator}/{src,build}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A style sheet that a test reads as text.
    css: { include: /\?raw$/ },
    globalSetup: 'packages/tooling/src/random-runs/global-setup.ts',
    setupFiles: [
      'packages/tooling/src/random-runs/setup.ts',
      'packages/tooling/src/await-imports.ts',
    ],
    // Modules keep no state, so files can share a worker: three times as fast.
    isolate: false,
    // One worker per core. Vitest's default leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: HANG_GUARD_MS,
    hookTimeout: HANG_GUARD_MS,
    expect: { poll: { interval: 5, timeout: 300_000 } },
    // Walks create much garbage: more space halves the time of collecting it.
    execArgv: ['--max-semi-space-size=128'],
  },
});
