import { groupVoucherCode, ROUTES } from '@cangkir/core';
import { NEW_PHONE } from './customer.ts';
import { expect, test } from './journey.ts';
import { claimedVouchers } from './read-backend.ts';
import { readQr } from './read-qr.ts';

const CAMPAIGN = `${ROUTES.getCoupons}?activityCode=kopi-susu`;

/** Phones without SMS: a landline of Jakarta, and a toll-free number. */
const WRONG_PHONES = ['0215551234', '08001234567'];

test('from the link in a chat to the till', async ({ simulator, customer, page }) => {
  const { app } = simulator;
  // The person takes the code over, so that there is time for a reload.
  await simulator.switchOff('Reads SMS codes by itself');
  await simulator.openRoute(CAMPAIGN);

  await test.step('the link shows the value and the terms of the voucher', async () => {
    await expect(customer.heading('Claim your voucher')).toBeVisible();
    expect(await app.locator('html').evaluate(() => window.innerWidth)).toBe(375);
    await expect(app.getByRole('article')).toContainText('Rp15.000');
    await expect(app.getByRole('article')).toContainText('Palm Sugar Milk Coffee Discount');
    await expect(app.getByText('Rp25.000')).toBeVisible();
    const terms = app.getByRole('group', { name: 'Terms & conditions' });
    await terms.getByRole('heading').click();
    await expect(terms).toContainText('One voucher per phone number and device.');
    await terms.getByRole('heading').click();
  });

  await test.step('the country is one of three', async () => {
    const picker = await customer.openSheet('Country or region: Indonesia +62');
    await expect(picker).toHaveAccessibleName('Country or region');
    await expect(picker.getByRole('radio')).toHaveCount(3);
    await expect(picker.getByRole('radio', { name: 'Indonesia' })).toBeChecked();
    await picker.getByText('Singapore').click();
    await expect(picker).toBeHidden();
    await customer.openSheet('Country or region: Singapore +65');
    await picker.getByText('Indonesia').click();
    await expect(customer.phoneField).toBeVisible();
  });

  await test.step('a phone without SMS is reported at the field, and kept', async () => {
    for (const phone of WRONG_PHONES) {
      await customer.askForCode(phone);
      await expect(customer.phoneField).toHaveAccessibleDescription(
        'Please enter a valid phone number',
      );
      await expect(customer.phoneField).toHaveValue(phone);
    }
  });

  await test.step('terms and privacy open above the form, which keeps what was typed', async () => {
    for (const name of ['Terms of Service', 'Privacy Policy']) {
      await app.getByRole('button', { name }).click();
      const sheet = app.getByRole('dialog', { name });
      await expect(sheet.getByRole('heading', { name: 'Contents' })).toBeVisible();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(customer.phoneField).toHaveValue(WRONG_PHONES.at(-1) ?? '');
    }
  });

  await test.step('the SMS arrives on the phone', async () => {
    await customer.askForCode(NEW_PHONE);
    await expect(simulator.messages).toContainText('your verification code is');
    await expect(app.getByRole('textbox')).toHaveCount(1);
  });

  await test.step('the countdown to another SMS continues after a reload', async () => {
    const countdown = app.getByRole('timer');
    await expect(countdown).toHaveText(/Send again in 0:5[0-8]/);
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

  await test.step('its QR, full screen, decodes to the code beneath it', async () => {
    await customer.button('Use now').click();
    const till = app.getByRole('dialog', { name: 'Show this at the counter' });
    await expect(till.getByRole('img', { name: `QR of voucher ${code}` })).toBeVisible();
    for (const group of groupVoucherCode(code)) await expect(till.getByText(group)).toBeVisible();
    await expect.poll(async () => readQr(await simulator.phone.screenshot())).toBe(code);
  });

  await test.step('the till redeems it once', async () => {
    await simulator.scanScreen();
    await expect(simulator.tillResult).toContainText('Accepted');
    await expect(app.getByText('Voucher used. Enjoy!')).toBeVisible();
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

test('the screen stays on while the QR is shown, and no longer', async ({
  simulator,
  customer,
  page,
}) => {
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
  await simulator.chooseUser('Member with vouchers (ID)');
  await simulator.openRoute(`${ROUTES.couponDetail}?id=voucher-usable`);
  await customer.button('Use now').click();
  await expect(simulator.app.locator('html')).toHaveAttribute('data-screen', 'kept on');
  await simulator.app.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(simulator.app.locator('html')).toHaveAttribute('data-screen', 'let go');
});
