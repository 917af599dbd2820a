import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The folders that `npm run mutation` names; the whole core otherwise. */
const folders = process.env['MUTATED_FOLDERS']?.split(',').filter(Boolean) ?? [];
if (folders.length === 0) folders.push('packages/core/src');

/**
 * The tests of the core which tell a behaviour: they are asked about each mutant, and their coverage counts. A
 * walk or the paths of a chart would take longer than all of these together, and see little that they do not.
 */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: ['**/*-walk.test.ts', '**/*-paths.test.ts'],
    // Stryker runs them in threads, which take no flag of V8's.
    execArgv: [],
    coverage: {
      include: ['packages/core/src/**'],
      exclude: ['packages/core/src/testing/**', '**/*.generated.ts'],
      thresholds: { branches: 98 },
      reporter: ['text-summary', 'html'],
      reportsDirectory: '.cache/coverage',
    },
  },
});
