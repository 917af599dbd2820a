import { groupVoucherCode, ROUTES } from '@cangkir/core';
import type { Page } from '@playwright/test';
import { NEW_PHONE } from './customer.ts';
import { expect, test } from './journey.ts';
import { claimedVouchers } from './read-backend.ts';
import { readQr } from './read-qr.ts';

const CAMPAIGN = `${ROUTES.getCoupons}?activityCode=kopi-susu`;

test.use({ isDrawn: true });

test('from the link in a chat to the till', async ({ simulator, customer, page }) => {
  const { app } = simulator;
  await watchScreen(page);
  // The person takes the code over, so that there is time for a reload.
  await simulator.switchOff('Reads SMS codes by itself');
  await simulator.openRoute(CAMPAIGN);

  await test.step('the link shows the value and the terms of the voucher', async () => {
    await expect(customer.heading('Claim your voucher')).toBeVisible();
    await expect.poll(() => app.locator('html').evaluate(() => window.innerWidth)).toBe(375);
    await expect(app.getByRole('article')).toContainText('Rp15.000');
    await expect(app.getByRole('article')).toContainText('Palm Sugar Milk Coffee Discount');
    await expect(app.getByText('Rp25.000')).toBeVisible();
    const terms = app.getByRole('group', { name: 'Terms & conditions' });
    await terms.getByRole('heading').click();
    await expect(terms).toContainText('One voucher per phone number and device.');
    await terms.getByRole('heading').click();
  });

  await test.step('the SMS arrives on the phone', async () => {
    await customer.askForCode(NEW_PHONE);
    await expect(simulator.messages).toContainText('your verification code is');
    await expect(app.getByRole('textbox')).toHaveCount(1);
  });

  await test.step('the countdown to another SMS continues after a reload', async () => {
    const countdown = app.getByRole('timer');
    await expect(countdown).toHaveText(/Send again in 0:(?!59)\d\d/);
    const before = (await countdown.textContent()) ?? '';
    await simulator.reloadApp();
    await expect(countdown).toHaveText(/Send again in 0:\d\d/);
    const after = (await countdown.textContent()) ?? '';
    expect(after <= before).toBe(true);
  });

  await test.step('the keyboard types the code into the field', () => customer.takeCode());

  await test.step('the claim gives the voucher', async () => {
    await expect(customer.heading('The voucher is yours!')).toBeVisible();
    await customer.button('View voucher').click();
    await expect(app.getByRole('article')).toContainText('Ready to use');
  });

  const [voucher] = await claimedVouchers(page);
  const code = voucher?.code ?? '';

  await test.step('its QR, full screen, decodes to the code beneath it, and keeps the screen on', async () => {
    await customer.button('Use now').click();
    const till = app.getByRole('dialog', { name: 'Show this at the counter' });
    await expect(till.getByRole('img', { name: `QR of voucher ${code}` })).toBeVisible();
    for (const group of groupVoucherCode(code)) await expect(till.getByText(group)).toBeVisible();
    await expect.poll(async () => readQr(await simulator.phone.screenshot())).toBe(code);
    await expect(app.locator('html')).toHaveAttribute('data-screen', 'kept on');
  });

  await test.step('the till redeems it once', async () => {
    await simulator.scanScreen();
    await expect(simulator.tillResult).toContainText('Accepted');
    await expect(app.getByText('Voucher used. Enjoy!')).toBeVisible();
    await expect(app.locator('html')).toHaveAttribute('data-screen', 'let go');
    await simulator.redeem(code);
    await expect(simulator.tillResult).toContainText('Used already');
  });

  await test.step('the wallet shows the stamp', async () => {
    await simulator.openRoute(ROUTES.vouchers);
    await expect(customer.heading('My vouchers')).toBeVisible();
    const ticket = app.getByRole('main').getByRole('link');
    await expect(ticket).toContainText('Rp15.000');
    await expect(ticket).toContainText('Min. order Rp25.000');
    await expect(ticket.getByText('Used', { exact: true })).toBeVisible();
  });
});

/** Notes on the app’s document whether the screen is kept on. */
async function watchScreen(page: Page): Promise<void> {
  // Chromium’s shell cannot ask, and refuses; with a window it is granted without asking.
  await page.context().grantPermissions(['screen-wake-lock']);
  await page.addInitScript(() => {
    const { wakeLock } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    wakeLock.request = async (type) => {
      const lock = await request(type);
      document.documentElement.dataset['screen'] = 'kept on';
      lock.addEventListener('release', () => {
        document.documentElement.dataset['screen'] = 'let go';
      });
      return lock;
    };
  });
}
