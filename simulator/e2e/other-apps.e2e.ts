import { keysOf, ROUTES } from '@cangkir/core';
import { BROWSERS } from '../src/settings/browsers.ts';
import { expect, test } from './journey.ts';

test.use({ phone: { platform: 'browser', user: 'member', route: '/' } });

test('in other apps, the page is on the web: tabs, banners, log-out and the way into our app', async ({
  simulator,
  customer,
  page,
}) => {
  for (const browser of keysOf(BROWSERS)) {
    const { label, userAgent } = BROWSERS[browser];
    await test.step(label, async () => {
      await page.getByRole('combobox', { name: 'Browser' }).selectOption(label);
      await expect.poll(() => simulator.readInApp(() => navigator.userAgent)).toBe(userAgent);
      await simulator.openRoute('/');
      await expect(customer.app.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      await expect(customer.app.getByText('Redeem your points in the app')).toBeVisible();

      await simulator.openRoute(ROUTES.mine);
      await expect(customer.button('Log out')).toBeVisible();

      await simulator.openRoute(ROUTES.appOpen);
      await expect(customer.button('Open the app')).toBeVisible();
      const isApp = browser !== 'chrome' && browser !== 'chrome-ios';
      await expect(customer.app.getByText('App not opening?')).toBeVisible({ visible: isApp });
    });
  }
  const answered = await page.evaluate(() =>
    window.simulator?.calls().filter(({ answer }) => answer?.code === 0),
  );
  expect(answered).toEqual([]);
});
