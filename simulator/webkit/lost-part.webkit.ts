import { ROUTES } from '@cangkir/core';
import { startBackend } from '@cangkir/tooling/backend-process';
import { expect } from 'vitest';
import { Customer } from './customer.ts';
import { browserTest } from './journey.ts';
import { button, heading } from './locators.ts';

const test = browserTest({ hasServiceWorkers: false });

test('a part of the app that was lost arrives at the first retry, in a web view without service workers', async ({
  phone,
  onTestFinished,
}) => {
  const before = await startBackend();
  onTestFinished(() => before.stop());
  const customer = new Customer(phone, before);
  await customer.open(ROUTES.home);
  await phone.see(heading('Home'));
  await before.stop();
  await customer.follow(ROUTES.privacy);
  await phone.see(heading('The page didn’t load'));
  // The app reports it, too.
  expect(await phone.consoleErrors()).toEqual([expect.stringContaining('ChunkLoadError')]);

  const after = await startBackend(Number(new URL(before.origin).port));
  onTestFinished(() => after.stop());
  await phone.click(button('Try again'));
  await phone.see(heading('Privacy Policy'));
  await phone.miss(button('Try again'));
});
