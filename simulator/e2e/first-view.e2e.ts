import { ROUTES } from '@cangkir/core';
import type { Page } from '@playwright/test';
import { holdApp } from './hold-app.ts';
import { expect, test } from './journey.ts';
import { requestsTo } from './read-backend.ts';
import type { SimulatorPage } from './simulator-page.ts';

test.use({ phone: { platform: 'browser', readsSms: false } });

/** Loads the app again, up to its first view. Returns what lets it start. */
async function reloadToFirstView(page: Page, simulator: SimulatorPage): Promise<() => void> {
  const release = await holdApp(page);
  const html = simulator.app.locator('html');
  await html.evaluate(() => {
    Reflect.set(window, 'isOld', true);
    window.location.reload();
  });
  await expect
    .poll(() => simulator.readInApp(() => Reflect.get(window, 'isOld') !== true))
    .toBe(true);
  await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

test('the page shows a campaign before the app is there, and asks for it once', async ({
  simulator,
  customer,
  page,
}) => {
  const terms = simulator.app.getByText('Minimum order');
  await expect(customer.phoneField).toBeVisible();
  await expect(terms).toBeVisible();
  const before = (await requestsTo(page, 'campaign')).length;
  const release = await reloadToFirstView(page, simulator);
  await expect(simulator.app.getByRole('heading', { name: 'Claim your voucher' })).toBeVisible();
  await expect(simulator.app.getByText('Rp15.000')).toBeVisible();
  await expect(simulator.app.getByText('Palm Sugar Milk Coffee Discount')).toBeVisible();
  await expect(simulator.app.locator('html')).toHaveAttribute('lang', 'en');
  await expect(terms).toBeHidden();

  release();
  await expect(terms).toBeVisible();
  await expect(simulator.app.getByRole('heading', { name: 'Claim your voucher' })).toHaveCount(1);
  expect(await requestsTo(page, 'campaign')).toHaveLength(before + 1);
  // The styles that no first view needs are there.
  await expect(simulator.app.locator('link[data-later]')).toHaveAttribute('rel', 'stylesheet');
});

test('Enter in the field sends the code, and another screen’s taps are forgotten', async ({
  simulator,
  customer,
  page,
}) => {
  await expect(customer.phoneField).toBeVisible();
  const release = await reloadToFirstView(page, simulator);
  await customer.button('Change language').click();
  await simulator.app.locator('html').evaluate((_, route) => {
    window.location.hash = route;
  }, ROUTES.phoneLogin);
  await expect(customer.heading('Log in by phone')).toBeVisible();
  await customer.phoneField.fill('0812 3456 7890');
  await customer.phoneField.press('Enter');
  release();
  await expect(customer.codeField).toBeVisible();
  await expect(simulator.app.getByRole('dialog')).toBeHidden();
  expect(await requestsTo(page, 'sendCode')).toHaveLength(1);
});

test('a tap before the app is there opens the choice of the language once', async ({
  simulator,
  customer,
  page,
}) => {
  await expect(customer.phoneField).toBeVisible();
  const release = await reloadToFirstView(page, simulator);
  await customer.button('Change language').click();
  release();
  await expect(simulator.app.getByRole('dialog')).toBeVisible();
  await expect(simulator.app.getByRole('radio', { name: 'English' })).toBeChecked();
});

test.describe('a bargain of the past', () => {
  test.use({ phone: { platform: 'browser', route: '/bargain/main?activityCode=nego-usai' } });

  test('a tap on a control that the data remove does nothing, and the page says so', async ({
    simulator,
    customer,
    page,
  }) => {
    await expect(customer.heading('This bargain has ended')).toBeVisible();
    const release = await reloadToFirstView(page, simulator);
    await customer.button('Cut the price').click();
    release();
    await expect(simulator.app.getByText('your tap did nothing')).toBeVisible();
    await expect(customer.button('Cut the price')).toBeHidden();
    expect(await requestsTo(page, 'sponsorBargain')).toHaveLength(0);
  });
});

test.describe('a link of the first view', () => {
  test.use({ phone: { platform: 'browser', route: '/' } });

  test('is followed at once, and the way back from there leads home', async ({
    simulator,
    customer,
    page,
  }) => {
    await expect(customer.heading('Home')).toBeVisible();
    const release = await reloadToFirstView(page, simulator);
    await simulator.app.getByRole('link', { name: 'Vouchers' }).click();
    await expect(customer.heading('My vouchers')).toBeVisible();
    release();
    await expect(customer.button('Log in')).toBeVisible();
    await customer.button('Back').click();
    await expect(customer.heading('Home')).toBeVisible();
  });
});
