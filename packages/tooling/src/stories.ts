/** `npm run stories`: the stories of the UI kit as tests in Chromium. Arguments go to vitest. */
import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

// The UI kit keeps no module state, so all stories can share one page: twice as fast.
const vitest = ['run', '--config', 'packages/react/vitest.config.ts', '--no-isolate'];

process.exitCode = await run(['vitest', ...vitest, ...process.argv.slice(2)], {
  CHROMIUM_PATH: await ensureChromium(),
});
