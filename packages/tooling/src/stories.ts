/** `npm run stories`: the stories of the UI kit as tests in Chromium. Arguments go to vitest. */
import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

process.exitCode = await run(
  ['vitest', 'run', '--config', 'packages/react/vitest.config.ts', ...process.argv.slice(2)],
  { CHROMIUM_PATH: await ensureChromium() },
);
