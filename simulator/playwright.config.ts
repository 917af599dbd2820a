import { findChromium, TEST_FLAGS } from '@cangkir/tooling/chromium';
import { HANG_GUARD_MS } from '@cangkir/tooling/hang-guard';
import { defineConfig } from '@playwright/test';

const PORT = 4173;
const ORIGIN = `http://localhost:${PORT}`;

const chromium = findChromium();

/** The journeys of a person, in the simulator, on the production builds of the app and of itself. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // More than a small machine has cores: a journey waits for a sixth of its time.
  workers: 3,
  // A second try leaves a trace. A journey that passes in it alone has failed.
  retries: 1,
  failOnFlakyTests: true,
  timeout: HANG_GUARD_MS,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    actionTimeout: 60_000,
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 900 },
    // Emulated, it would rule in the frame too, over the phone's own theme.
    colorScheme: null,
    // The desk's own. The app's motion follows the phone's settings.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    // Recording a trace takes a third of the time, so only a journey that is tried again has one.
    trace: 'on-first-retry',
    launchOptions: {
      args: [...TEST_FLAGS],
      ...(chromium !== undefined && { executablePath: chromium }),
    },
  },
  webServer: {
    command: 'node src/server/serve.ts',
    cwd: import.meta.dirname,
    env: { PORT: String(PORT) },
    url: ORIGIN,
    reuseExistingServer: false,
  },
});
