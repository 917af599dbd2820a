/** `npm run stories`: the stories of the UI kit as tests in Chromium. Arguments go to vitest. */
import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

// The UI kit keeps no state in its modules, so one page may show all stories: twice as fast.
const vitest = ['run', '--config', 'packages/react/vitest.config.ts', '--no-isolate'];

process.exitCode = await run(['vitest', ...vitest, ...process.argv.slice(2)], {
  CHROMIUM_PATH: await ensureChromium(),
});
