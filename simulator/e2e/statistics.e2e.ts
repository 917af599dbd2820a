import { ROUTES, withQuery } from '@cangkir/core';
import { expect, test } from './journey.ts';

test('pages and clicks are reported together, with the source and without the phone', async ({
  simulator,
  customer,
}) => {
  await expect(customer.phoneField).toBeVisible();
  await simulator.chooseClock('Stepped');
  await customer.askForCode('+62 812 3456 7890');
  await simulator.stepClock('+1 min');
  const batch = simulator.logLines('/sa').last();
  await batch.locator('summary').click();
  await expect(batch).toContainText('POST /sa');
  await expect(batch).toContainText('/get-coupons');
  await expect(batch).toContainText('platform_type');
  await expect(batch).toContainText('button');
  await expect(batch).not.toContainText('812');
});

test('later events have the source of the link that began the visit', async ({
  simulator,
  customer,
}) => {
  await simulator.openRoute(
    withQuery(ROUTES.getCoupons, { activityCode: 'kopi-susu', sourceId: 'chat' }),
  );
  await expect(customer.phoneField).toBeVisible();
  await simulator.chooseClock('Stepped');
  for (const route of [ROUTES.privacy, ROUTES.services, ROUTES.help]) {
    await simulator.app
      .locator('html')
      .evaluate((_, target) => window.location.assign(target), `#${route}`);
  }
  await simulator.stepClock('+1 min');
  const batch = simulator.logLines('/sa').last();
  await batch.locator('summary').click();
  await expect(batch).toContainText(ROUTES.help);
  await expect(batch).toContainText('"source_id": "chat"');
});

test('what breaks and how fast a page felt are reported by names of the code alone', async ({
  simulator,
  customer,
}) => {
  await expect(customer.phoneField).toBeVisible();
  await simulator.chooseClock('Stepped');
  await simulator.app
    .locator('html')
    .evaluate(() =>
      reportError(new TypeError("Cannot read properties of undefined (reading '+62 812 3456')")),
    );
  await simulator.stepClock('+1 min');
  const batches = simulator.logLines('/sa');
  await expect(batches).not.toHaveCount(0);
  for (const summary of await batches.locator('summary').all()) await summary.click();
  const crash = batches.filter({ hasText: 'TypeError: Cannot read properties of undefined' });
  await expect(crash).toHaveCount(1);
  await expect(crash).not.toContainText('812 3456');
  await expect(batches.filter({ hasText: '"metric": "TTFB"' })).toHaveCount(1);
  // The planted one.
  expect(simulator.errors.splice(0)).toHaveLength(1);
});

test('nothing is reported of a person who asks not to be tracked', async ({
  simulator,
  customer,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });
  });
  await page.reload();
  await expect(customer.phoneField).toBeVisible();
  await simulator.chooseClock('Stepped');
  await simulator.stepClock('+1 min');
  await expect(simulator.logLines('/sa')).toHaveCount(0);
});
