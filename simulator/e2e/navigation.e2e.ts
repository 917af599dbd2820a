import { ROUTES } from '@cangkir/core';
import { APP_PATH } from '@cangkir/tooling/app-path';
import type { Locator } from '@playwright/test';
import { NEW_PHONE } from './customer.ts';
import { expect, test } from './journey.ts';
import { claimedVouchers } from './read-backend.ts';
import type { SimulatorPage } from './simulator-page.ts';

/** Follows an address within the phone's web view. */
async function follow(simulator: SimulatorPage, address: string): Promise<void> {
  await simulator.app
    .locator('html')
    .evaluate((_, target) => window.location.assign(target), address);
}

test.use({ phone: { platform: 'browser', readsSms: false } });

test('the keyboard alone claims and shows a voucher', async ({ simulator, customer, page }) => {
  const { keyboard } = page;

  /** Presses Tab until the target has the focus. */
  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    do await keyboard.press('Tab');
    while (!(await target.evaluate((element) => element === document.activeElement)));
  }

  await simulator.app.locator('html').evaluate(() => window.focus());
  await tabTo(customer.phoneField);
  await keyboard.type(NEW_PHONE);
  await keyboard.press('Enter');
  await expect(customer.codeField).toBeFocused();
  await keyboard.type(await simulator.readSmsCode());
  await tabTo(customer.button('View voucher'));
  await keyboard.press('Enter');
  await tabTo(customer.button('Use now'));
  await keyboard.press('Enter');
  const till = simulator.app.getByRole('dialog', { name: 'Show this at the counter' });
  await expect(till).toBeVisible();
  await keyboard.press('Escape');
  await expect(till).toBeHidden();
  await expect.poll(() => claimedVouchers(page)).toHaveLength(1);
});

test('a part that failed to load comes when the person comes back to it, or with the new version', async ({
  simulator,
  customer,
  page,
}) => {
  // The first view does not have it: the app stands, and keeps what is typed.
  await expect(simulator.app.getByText('Minimum order')).toBeVisible();
  await customer.phoneField.fill(NEW_PHONE);

  await test.step('after a deployment, a page that misses a part says so, and loads the new version', async () => {
    await page
      .context()
      .route(`**${APP_PATH}assets/*.js`, (route) => route.fulfill({ status: 404 }));
    await page.context().route(`**${APP_PATH}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/index-[\w-]+\.js/, 'index-NEXT.js');
      await route.fulfill({ response, body: html });
    });

    await follow(simulator, `#${ROUTES.privacy}`);
    await expect(customer.alert).toContainText('There’s a new version');
    // The browser reports it on the console, too.
    await expect.poll(() => simulator.errors.join()).toContain('404');

    await page.context().unrouteAll();
    await customer.button('Reload').click();
    // The page before it has that heading, too.
    await expect(customer.alert).toBeHidden();
    await expect(customer.heading('Privacy Policy')).toBeVisible();
    await follow(simulator, `#${ROUTES.getCoupons}?activityCode=kopi-susu`);
    await expect(simulator.app.getByText('Minimum order')).toBeVisible();
    await expect(customer.phoneField).toHaveValue(NEW_PHONE);
  });

  await test.step('a part that was lost is there for a person who comes back to it', async () => {
    const isLostPart = ({ pathname }: URL) => pathname.startsWith(`${APP_PATH}assets/`);
    await page.context().route(isLostPart, (route) => route.abort());
    await follow(simulator, `#${ROUTES.help}`);
    await expect(customer.alert).toContainText('The page didn’t load');

    await page.context().unroute(isLostPart);
    await follow(simulator, '#/');
    await expect(customer.alert).toBeHidden();
    await follow(simulator, `#${ROUTES.help}`);
    await expect(customer.heading('Help')).toBeVisible();
    // The browser reports each lost part on the console, too, some of them late.
    await expect.poll(() => simulator.errors.join()).toContain('net::ERR_FAILED');
    const reported = simulator.errors.splice(0);
    const ours = /^Failed to load (?:resource: .*(?:404|net::ERR_FAILED)|a part of the app: )/;
    expect(reported.filter((error) => !ours.test(error))).toEqual([]);
  });
});
