import { fileURLToPath } from 'node:url';
import { ROUTES } from '@cangkir/core';
import { Customer } from './customer.ts';
import { callNative, expect, test } from './desk-test.ts';

const NO_PHONE = /not a mobile number of Indonesia, the Philippines or Singapore/;

/** A picture without a code. */
const PICTURE_WITHOUT_CODE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('says who logged in to the page', async ({ simulator }) => {
  const person = await simulator.openCard('Person');
  const inPage = person.locator('p', { hasText: 'In the page' });
  await expect(inPage).toContainText('Logged out');
  await simulator.openRoute(ROUTES.login);
  const customer = new Customer(simulator);
  await customer.identify();
  await expect(inPage).toContainText('0812****7890');
  await expect(person.getByLabel('User', { exact: true })).toHaveValue('');

  // In a browser the page's login is the only one.
  await simulator.choosePlatform('Browser');
  await simulator.clearAppStorage();
  await simulator.openRoute(ROUTES.login);
  await customer.askForCode('0812 0000 0202');
  await expect(person.getByLabel('User', { exact: true })).toHaveValue('member');
});

test('anybody can log in, and show the camera anything', async ({ simulator, page }) => {
  await test.step('the native login accepts a number, and reports an invalid one', async () => {
    await callNative(simulator, 'toLogin');
    const sheet = page.getByRole('dialog', { name: 'Log in to the app' });
    await sheet.getByLabel('Another phone number').fill('12');
    await sheet.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(sheet.getByRole('alert')).toHaveText(NO_PHONE);
    await sheet.getByLabel('Another phone number').fill('0812 3456 7890');
    await sheet.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(simulator.logLines('toLogin')).toContainText('0');
    expect(await page.evaluate(() => window.simulator?.settings().first.user)).toBe(
      '+6281234567890',
    );
  });

  await test.step('any phone number can log in, as people type it', async () => {
    const form = page.getByRole('form', { name: 'Log in by phone' });
    const phone = form.getByLabel('Phone');
    await phone.fill('021 555 1234');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form.getByRole('alert')).toHaveText(NO_PHONE);
    await expect(phone).toHaveValue('021 555 1234');

    for (const [typed, e164] of [
      ['0812 3456 7890', '+6281234567890'],
      ['+63 917 123 4567', '+639171234567'],
      ['+65 8123-4567', '+6581234567'],
    ] as const) {
      await phone.fill(typed);
      await form.getByRole('button', { name: 'Log in' }).click();
      await expect
        .poll(() => page.evaluate(() => window.simulator?.settings().first.user))
        .toBe(e164);
      await expect(form.getByRole('alert')).toBeEmpty();
    }
    // Typed phones are masked where they are shown.
    await expect(page.getByLabel('User', { exact: true })).toContainText('****4567');
    await expect(page.getByLabel('User', { exact: true })).not.toContainText('81234567');
    await expect(simulator.app.getByRole('button', { name: 'Claim voucher' })).toBeVisible();
  });

  await test.step('the camera can read a text, a picture file, and the phone’s own screen', async () => {
    const sheet = page.getByRole('dialog', { name: 'Camera' });
    // Voucher codes are masked in what `calls()` returns.
    const scanned = async () => {
      await expect(sheet).toBeHidden();
      const calls = await page.evaluate(() => window.simulator?.calls() ?? []);
      return calls.at(-1)?.answer?.data;
    };
    await simulator.chooseUser('Member with vouchers (ID)');
    await simulator.openRoute(`${ROUTES.couponDetail}?id=voucher-usable&code=show`);
    await expect(simulator.app.getByText('KP7M').first()).toBeVisible();

    await callNative(simulator, 'scanCode');
    await sheet.getByLabel('What the camera sees').fill('typed by hand');
    await sheet.getByRole('button', { name: 'Scan', exact: true }).click();
    expect(await scanned()).toEqual({ text: 'typed by hand' });

    await callNative(simulator, 'scanCode');
    await sheet.getByRole('button', { name: 'From the first phone’s screen' }).click();
    expect(await scanned()).toEqual({ text: 'KP7M…' });

    const picture = await simulator.app.getByRole('img', { name: /QR/ }).screenshot();
    await callNative(simulator, 'scanCode');
    const file = sheet.getByLabel('From a picture file');
    await file.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: PICTURE_WITHOUT_CODE,
    });
    await expect(sheet.getByRole('alert').last()).toHaveText(
      'There is no QR code in this picture.',
    );
    await file.setInputFiles(fileURLToPath(import.meta.url));
    await expect(sheet.getByRole('alert').last()).toContainText('can’t show this file');
    await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: picture });
    expect(await scanned()).toEqual({ text: 'KP7M…' });
  });
});
