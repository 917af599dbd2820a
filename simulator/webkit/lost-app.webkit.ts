import { ROUTES } from '@cangkir/core';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { backendTest } from './journey.ts';
import { button, heading } from './locators.ts';
import { passOn } from './pass-on.ts';

const test = backendTest({ hasServiceWorkers: false }, (error) => error.includes('503'));

test('an app whose scripts were lost says so, and starts at the retry', async ({
  phone,
  backend,
  onTestFinished,
}) => {
  let isLost = true;
  const passage = await passOn(backend, async (path) =>
    isLost && path.startsWith(`${APP_PATH}assets/`) ? 503 : undefined,
  );
  onTestFinished(() => passage.stop());
  await phone.goto(`${passage.origin}${APP_PATH}#${ROUTES.privacy}`);
  await phone.see(heading('The page couldn’t load. Check your connection.'));
  isLost = false;
  await phone.click(button('Try again'));
  await phone.see(heading('Privacy Policy'));
  await phone.miss(button('Try again'));
});
