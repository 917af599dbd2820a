import { APP_PATH } from '../src/shared/app-path.ts';
import { expect, test } from './journey.ts';
import { requestsTo } from './read-backend.ts';

/** The app's entry script. */
const ENTRY = `**${APP_PATH}assets/index-*.js`;

test.use({ phone: { platform: 'browser' } });

test('the page shows a campaign before the app is there, and asks for it once', async ({
  simulator,
  customer,
  page,
}) => {
  await expect(customer.phoneField).toBeVisible();
  const before = (await requestsTo(page, 'campaign')).length;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(ENTRY, async (route) => {
    await held;
    await route.continue();
  });

  await simulator.app.locator('html').evaluate(() => window.location.reload());
  await expect(simulator.app.getByRole('heading', { name: 'Claim your voucher' })).toBeVisible();
  await expect(simulator.app.getByText('Rp15.000')).toBeVisible();
  await expect(simulator.app.getByText('Palm Sugar Milk Coffee Discount')).toBeVisible();
  await expect(simulator.app.locator('html')).toHaveAttribute('lang', 'en');
  await expect(customer.phoneField).toBeHidden();

  release();
  await expect(customer.phoneField).toBeVisible();
  await expect(simulator.app.getByRole('heading', { name: 'Claim your voucher' })).toHaveCount(1);
  expect(await requestsTo(page, 'campaign')).toHaveLength(before + 1);
});
