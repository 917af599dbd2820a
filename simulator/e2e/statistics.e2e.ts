import { ROUTES, withQuery } from '@cangkir/core';
import { expect, test } from './journey.ts';

test('the app reports pages, clicks, errors and vitals together, without the phone, unless asked not to', async ({
  simulator,
  customer,
  page,
}) => {
  const batches = simulator.logLines('/sa');

  await test.step('with the source of the link that began the visit', async () => {
    await simulator.openRoute(
      withQuery(ROUTES.getCoupons, { activityCode: 'kopi-susu', sourceId: 'chat' }),
    );
    await expect(customer.phoneField).toBeVisible();
    await simulator.chooseClock('Stepped');
    await customer.askForCode('+62 812 3456 7890');
    await simulator.app.locator('html').evaluate((_, route) => {
      reportError(new TypeError("Cannot read properties of undefined (reading '+62 812 3456')"));
      // As the app does with a tap that it has remembered.
      document.querySelector('div')?.click();
      window.location.assign(`#${route}`);
    }, ROUTES.help);
    await simulator.stepClock('+1 min');
    await expect(batches).not.toHaveCount(0);
    for (const summary of await batches.locator('summary').all()) await summary.click();
    const reported = batches.filter({ hasText: `"source_id": "chat"` });
    for (const text of [
      'POST /sa',
      ROUTES.getCoupons,
      ROUTES.help,
      'platform_type',
      'button',
      'TypeError: Cannot read properties of undefined',
      '"metric": "TTFB"',
    ]) {
      await expect(reported.filter({ hasText: text })).not.toHaveCount(0);
    }
    await expect(batches.filter({ hasText: /812.{0,3}3456/ })).toHaveCount(0);
    // Where no person taps.
    await expect(batches.filter({ hasText: /"left": 0\b(?!\.)/ })).toHaveCount(0);
    // The planted one.
    await expect.poll(() => simulator.errors.splice(0)).toHaveLength(1);
  });

  await test.step('with the state of a draw, and that the page runs in the app', async () => {
    await simulator.openRoute(withQuery(ROUTES.luckDraw, { activityCode: 'roda-voucher' }));
    await expect(customer.heading('Lucky draw')).toBeVisible();
    // The statistics begin some time after the screen shows.
    await expect(async () => {
      await simulator.stepClock('+1 min');
      await expect(batches).not.toHaveCount(0);
      const closed = batches.locator('details:not([open]) > summary');
      for (const summary of await closed.all()) await summary.click();
      const drawn = batches.filter({ hasText: '"draw_page_state": 0' });
      await expect(drawn.filter({ hasText: '"source": 0' })).not.toHaveCount(0, { timeout: 1000 });
    }).toPass();
  });

  await test.step('and nothing of a person who asks not to be tracked', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });
    });
    await page.reload();
    await expect(simulator.logLines('userInfo')).toBeVisible();
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
    await simulator.stepClock('+1 min');
    await expect(batches).toHaveCount(0);
  });
});
