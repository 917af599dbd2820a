import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/**
 * The tests that are asked about each mutant: those of the core which tell a behaviour. A walk or the paths of
 * a chart would take longer than all of these together, and see little that they do not.
 */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ['packages/core/src/**/*.test.ts'],
    exclude: ['**/*-walk.test.ts', '**/*-paths.test.ts'],
  },
});
