/** `npm run e2e`: the end-to-end tests on the production build. Arguments go to playwright. */
import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

process.exitCode = await run(
  ['playwright', 'test', '--config', 'simulator/playwright.config.ts', ...process.argv.slice(2)],
  { environment: { CHROMIUM_PATH: await ensureChromium() } },
);
