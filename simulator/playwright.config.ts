import { CHROMIUM_FLAGS, findChromium } from '@cangkir/tooling/chromium';
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
  workers: 2,
  // A busy machine may trip a journey; the list names what needed a second try.
  retries: 2,
  // A journey is long, and the machine may have other work.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 900 },
    // Emulated, it would rule in the frame too, over the phone's own theme.
    colorScheme: null,
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    // Recording a trace takes a third of the time, so only a journey that is tried again has one.
    trace: 'on-first-retry',
    launchOptions: {
      args: [...CHROMIUM_FLAGS],
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
