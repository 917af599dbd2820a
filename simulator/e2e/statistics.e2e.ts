import { ROUTES, withQuery } from '@cangkir/core';
import { HEALTH_EVENTS, writeErrorReport, writeVital } from '@cangkir/core/health';
import { statistics } from '../src/backend/testing.ts';
import { REPORT } from '../src/health/testing.ts';
import { findingsOnDesk } from './axe.ts';
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

test('what the app reports of its health is in a tool, until the data are reset', async ({
  simulator,
  customer,
  page,
}) => {
  await expect(customer.phoneField).toBeVisible();
  await simulator.chooseTab('Health');
  const errors = simulator.tool.getByRole('region', { name: 'Errors' });
  await expect(errors).toContainText('No errors reported yet.');

  await test.step('errors by group, and vitals by route', async () => {
    const { path, query, body } = statistics(
      { name: HEALTH_EVENTS.error, properties: writeErrorReport({ ...REPORT, count: 3 }) },
      ...[900, 4100].map((value) => ({
        name: HEALTH_EVENTS.vital,
        properties: writeVital({ metric: 'LCP', value, route: 'luckDraw' }),
      })),
    );
    await customer.app
      .locator('html')
      .evaluate((_, [address, sent]) => fetch(address, { method: 'POST', body: sent }), [
        `${path}?${new URLSearchParams(query)}`,
        body,
      ] as const);
    const group = errors.getByRole('listitem').filter({ hasText: REPORT.message });
    await expect(group).toContainText(`machine${REPORT.message}3 times`);
    await expect(group).toContainText(/getCoupons · 12-1a2b3c4d · .* WIB/);
    const draw = simulator.tool.getByRole('rowgroup').filter({ hasText: 'luckDraw' });
    await expect(draw.getByRole('row', { name: 'LCP' })).toContainText(/4\.10 s.*poor.*2/);
  });

  await test.step('a group opens by keyboard, with what happened before', async () => {
    await simulator.tool.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(errors).toContainText('assets/a1b2c3d.js:1:23456');
    await expect(errors).toContainText('claim: CLAIM → claiming');
    expect(await findingsOnDesk(page, '[role="tabpanel"]')).toEqual([]);
  });

  await simulator.resetBackend();
  await expect(errors).toContainText('No errors reported yet.');
});
