import { defineConfig } from 'vitest/config';
import { behaviourTests } from './src/behaviour-tests.ts';
import config from './vitest.config.ts';

/** The folders that `npm run mutation` names; the whole core otherwise. */
const folders = process.env['MUTATED_FOLDERS']?.split(',').filter(Boolean) ?? [];

/** Runs the behaviour tests of the core alone. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: folders.length > 0 ? folders.map(behaviourTests) : [behaviourTests()],
    // Stryker runs them in threads, which accept no V8 flags.
    execArgv: [],
    coverage: {
      include: ['packages/core/src/**'],
      exclude: [
        '**/*.test.ts',
        'packages/core/src/testing/**',
        '**/*.memory.ts',
        '**/*.generated.ts',
      ],
      thresholds: { branches: 98 },
      reporter: ['text-summary', 'html'],
      reportsDirectory: '.cache/coverage',
    },
  },
});
