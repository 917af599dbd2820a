import { ROUTES } from '@cangkir/core';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { startBackend } from '@cangkir/tooling/backend-process';
import { browserTest } from './journey.ts';
import { button, heading } from './locators.ts';
import { passOn } from './pass-on.ts';

const test = browserTest({ hasServiceWorkers: false }, (error) => error.includes('503'));

test('an app whose scripts were lost says so, and starts at the retry', async ({ phone }) => {
  const backend = await startBackend();
  let isLost = true;
  const passage = await passOn(backend, async (path) =>
    isLost && path.startsWith(`${APP_PATH}assets/`) ? 503 : undefined,
  );
  await phone.goto(`${passage.origin}${APP_PATH}#${ROUTES.privacy}`);
  await phone.see(heading('The page couldn’t load. Check your connection.'));
  isLost = false;
  await phone.click(button('Try again'));
  await phone.see(heading('Privacy Policy'));
  await phone.miss(button('Try again'));
  passage.stop();
  await backend.stop();
});
