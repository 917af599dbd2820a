import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The folders that `npm run mutation` names; the whole core otherwise. */
const folders = process.env['MUTATED_FOLDERS']?.split(',').filter(Boolean) ?? [];
if (folders.length === 0) folders.push('packages/core/src');

/**
 * The behaviour tests of the core: they run for each mutant, and count for coverage. Walks and path tests would take
 * longer than all of these together, and find little more.
 */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: ['**/*-walk.test.ts', '**/*-paths.test.ts'],
    // Stryker runs them in threads, which accept no V8 flags.
    execArgv: [],
    coverage: {
      include: ['packages/core/src/**'],
      exclude: ['packages/core/src/testing/**', '**/*.memory.ts', '**/*.generated.ts'],
      thresholds: { branches: 98 },
      reporter: ['text-summary', 'html'],
      reportsDirectory: '.cache/coverage',
    },
  },
});
