import { findChromium, TEST_FLAGS } from '@cangkir/tooling/chromium';
import { HANG_GUARD_MS } from '@cangkir/tooling/hang-guard';
import { defineConfig } from '@playwright/test';

const chromium = findChromium();

/** The stored scenarios as exported tests (src/cli/measure-exports.ts). */
export default defineConfig({
  testDir: '../.cache/exports',
  outputDir: '../.cache/exports/results',
  fullyParallel: true,
  workers: 2,
  timeout: HANG_GUARD_MS,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...TEST_FLAGS],
      ...(chromium !== undefined && { executablePath: chromium }),
    },
  },
});
