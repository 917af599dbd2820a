import { ROUTES } from '@cangkir/core';
import { boxOf, expect, test } from './desk-test.ts';
import { backendState } from './read-backend.ts';

const CAMPAIGN = `${ROUTES.getCoupons}?activityCode=kopi-susu`;

test('two phones claim the last voucher: one gets it, the other sees that it is gone', async ({
  simulator,
  page,
}) => {
  await page.evaluate(() => {
    const state = window.simulator?.backend.snapshot();
    const campaign = state?.campaigns['kopi-susu'];
    if (state === undefined || campaign === undefined) return;
    const campaigns = { ...state.campaigns, 'kopi-susu': { ...campaign, stock: 1 } };
    window.simulator?.backend.load({ ...state, campaigns });
  });
  await simulator.putSecondPhone();
  await simulator.selectPhone('Second');
  await simulator.openRoute(CAMPAIGN, simulator.secondApp);
  await page.getByLabel('User', { exact: true }).selectOption('Member with vouchers (ID)');
  await simulator.selectPhone('First');
  await simulator.openRoute(CAMPAIGN);
  await page.getByLabel('User', { exact: true }).selectOption('New customer (ID)');

  const first = simulator.app.getByRole('button', { name: 'Claim voucher' });
  const second = simulator.secondApp.getByRole('button', { name: 'Claim voucher' });
  await expect(first).toBeVisible();
  await expect(second).toBeVisible();
  await first.click();
  await expect(simulator.app.getByText('The voucher is yours!')).toBeVisible();
  await second.click();
  await expect(simulator.secondApp.getByText('Oops, no more vouchers')).toBeVisible();
  await expect(simulator.secondApp.getByText('The voucher is yours!')).toBeHidden();
  expect((await backendState(page)).claims).toHaveLength(1);
});

test('each phone has its own storage, settings and network', async ({ simulator, page }) => {
  await simulator.putSecondPhone();
  await expect(simulator.secondApp.getByRole('heading', { level: 1 })).toBeVisible();
  await simulator.app.locator('body').evaluate(() => localStorage.setItem('mine', 'first'));
  const mine = () =>
    simulator.secondApp.locator('body').evaluate(() => localStorage.getItem('mine'));
  expect(await mine()).toBeNull();

  await simulator.selectPhone('Second');
  await simulator.chooseNetwork('Offline');
  const isOnline = [simulator.app, simulator.secondApp].map((app) =>
    app.locator('body').evaluate(() => navigator.onLine),
  );
  expect(await Promise.all(isOnline)).toEqual([true, false]);
  const requests = page.getByRole('list', { name: 'Log entries' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(requests.filter({ hasText: 'campaign' }).last()).toContainText('offline');
  await simulator.selectPhone('First');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(requests.filter({ hasText: 'campaign' }).last()).toContainText('0');
  const { first, second } = (await page.evaluate(() => window.simulator?.settings())) ?? {};
  expect(first?.network).toBe('usual');
  expect(second?.deviceId).not.toBe(first?.deviceId);
});

test('interacting with a phone selects it: the settings and the address are its own', async ({
  simulator,
  page,
}) => {
  await simulator.putSecondPhone();
  const phones = page.getByRole('region', { name: 'Phones on the desk' });
  const words = phones.getByRole('status');
  await expect(words).toContainText('the first phone');
  await simulator.openRoute(ROUTES.help);

  await simulator.secondApp.getByRole('heading', { level: 1 }).click();
  await expect(words).toContainText('the second phone');
  await expect(simulator.secondPhone).toContainText('Selected');
  await expect(simulator.phone).not.toContainText('Selected');
  await expect(page.getByRole('radio', { name: 'Android' })).toBeChecked();
  await expect(simulator.route).toHaveValue(/get-coupons/);

  await phones.getByRole('radio', { name: 'Second' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(words).toContainText('the first phone');
  await expect(simulator.route).toHaveValue(ROUTES.help);

  await simulator.switchOff('Second phone');
  await expect(simulator.secondPhone).toBeHidden();
  await expect(page.getByRole('radio', { name: 'iOS' })).toBeChecked();
});

test('two phones stand side by side, and share the backend’s settings alone', async ({
  simulator,
  page,
}) => {
  await test.step('two phones share the available space', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await simulator.putSecondPhone();
    const stage = await boxOf(page.getByRole('main'));
    const [first, second] = [
      await boxOf(simulator.phone.locator('iframe')),
      await boxOf(simulator.secondPhone.locator('iframe')),
    ];
    expect(first.x).toBeGreaterThanOrEqual(stage.x);
    expect(first.x + first.width).toBeLessThan(second.x);
    expect(second.x + second.width).toBeLessThanOrEqual(stage.x + stage.width);
  });

  await test.step('backend settings stay when another phone is selected, phone settings change', async () => {
    await simulator.putSecondPhone();
    const answers = page.getByRole('form', { name: 'Next answers' });
    await answers.getByLabel('Endpoint', { exact: true }).selectOption('claim');
    const phone = page.getByRole('form', { name: 'Log in by phone' }).getByLabel('Phone');
    await phone.fill('0812');
    await simulator.selectPhone('Second');
    await expect(answers.getByLabel('Endpoint', { exact: true })).toHaveValue('claim');
    await expect(phone).toHaveValue('');
  });

  await test.step('in life size, neither phone covers the other, and both can be scrolled to', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await simulator.putSecondPhone();
    await simulator.chooseZoom('100 %');
    const [firstFrame, secondFrame] = [
      simulator.phone.locator('iframe'),
      simulator.secondPhone.locator('iframe'),
    ];
    await expect.poll(async () => (await boxOf(firstFrame)).width).toBe(375);
    const [first, second] = [await boxOf(firstFrame), await boxOf(secondFrame)];
    expect(first.x + first.width).toBeLessThan(second.x);
    for (const frame of [firstFrame, secondFrame]) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toBeInViewport({ ratio: 0.9 });
    }
  });
});
