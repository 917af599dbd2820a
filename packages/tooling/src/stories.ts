/** `npm run stories`: the stories of the UI kit and of the screens as tests in Chromium. Arguments go to vitest. */
import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

// Stories set up what modules keep, so all can share one page: twice as fast.
const vitest = ['run', '--config', 'packages/tooling/vitest.stories.config.ts', '--no-isolate'];

process.exitCode = await run(['vitest', ...vitest, ...process.argv.slice(2)], {
  environment: { CHROMIUM_PATH: await ensureChromium() },
});
