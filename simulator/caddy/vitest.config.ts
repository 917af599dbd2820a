import { defineConfig } from 'vitest/config';
import { REPOSITORY } from '../src/server/paths.ts';

/** Tests of apps/h5/deploy/Caddyfile on the app's production build. */
export default defineConfig({
  root: REPOSITORY,
  test: {
    include: ['simulator/caddy/*.caddy.ts'],
    // Guards against a hang alone, so that no other work of the machine fails a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
