import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

/** Never mutated: tests, and what only tests or the compiler use. */
export const UNCHANGED = [
  '!packages/core/src/**/*.test.ts',
  '!packages/core/src/**/*.types.ts',
  '!packages/core/src/**/*.generated.ts',
  '!packages/core/src/**/*.memory.ts',
  '!packages/core/src/index.ts',
  '!packages/core/src/testing/**',
];

/** Mutation testing of the core: `npm run mutation` (docs/testing.md). Paths are relative to the root. */
const config: PartialStrykerOptions = {
  mutate: ['packages/core/src/**/*.ts', ...UNCHANGED],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'packages/tooling/vitest.behaviour.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // The coverage of each mutant is held until the first run ends, which exceeds Node's default memory.
  testRunnerNodeArgs: ['--max-old-space-size=8192'],
  // Skips copying what the core's tests do not need. Without its own tsconfig.json the copy uses the repository's,
  // whose references stay valid.
  ignorePatterns: [
    '/apps',
    '/docs',
    '/simulator',
    '/packages/{api,bridge,react}',
    'tsconfig.json',
    'dist',
    '.tsc',
  ],
  tempDirName: '.cache/mutation/copies',
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  jsonReporter: { fileName: '.cache/mutation/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
};

export default config;
