import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

/** What is never changed: no tests, and nothing that only tests or only the compiler see. */
export const UNCHANGED = [
  '!packages/core/src/**/*.test.ts',
  '!packages/core/src/**/*.types.ts',
  '!packages/core/src/**/*.generated.ts',
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
  // Which mutants each test comes across is held until the first run ends: more than Node lets it be by itself.
  testRunnerNodeArgs: ['--max-old-space-size=8192'],
  // What the tests of the core need none of is not copied for them. Without a tsconfig.json of its own
  // the copy goes by that of the repository, whose references lead to what is there.
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
