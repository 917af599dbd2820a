import { HANG_GUARD_MS } from '@cangkir/tooling/hang-guard';
import { defineConfig } from 'vitest/config';
import { REPOSITORY } from '../src/server/paths.ts';

/** Tests of apps/h5/deploy/Caddyfile on the app's production build. */
export default defineConfig({
  root: REPOSITORY,
  test: {
    include: ['simulator/caddy/*.caddy.ts'],
    testTimeout: HANG_GUARD_MS,
    hookTimeout: HANG_GUARD_MS,
  },
});
