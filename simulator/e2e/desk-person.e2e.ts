import { fileURLToPath } from 'node:url';
import { ROUTES } from '@cangkir/core';
import { callNative, expect, lastAnswer, settingsOf, test } from './desk-test.ts';

const NO_PHONE = /not a mobile number of Indonesia, the Philippines or Singapore/;

/** A picture without a code. */
const PICTURE_WITHOUT_CODE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.use({ phone: { platform: 'browser' }, isDrawn: true });

test('anybody can log in, by an SMS, the native app or the desk, and show the camera anything', async ({
  simulator,
  customer,
  page,
}) => {
  const person = await simulator.openCard('Person');
  const inPage = person.locator('p', { hasText: 'In the page' });
  const user = person.getByLabel('User', { exact: true });

  await test.step('in a browser, who logs in to the page by an SMS is the person', async () => {
    await expect(inPage).toContainText('Logged out');
    await customer.askForCode('0812 0000 0202');
    await expect(inPage).toContainText('0812****0202');
    await expect(user).toHaveValue('member');
  });

  await test.step('the native login can be closed, and refuses what is no number', async () => {
    await simulator.choosePlatform('iOS');
    await callNative(simulator, 'toLogin');
    const sheet = page.getByRole('dialog', { name: 'Log in to the app' });
    await expect(sheet).toBeVisible();
    // An app that opens takes the focus, and the keys with it.
    await sheet.getByRole('button', { name: 'Cancel' }).press('Escape');
    await expect(sheet).toBeHidden();
    await expect.poll(() => lastAnswer(simulator)).toMatchObject({ code: 1 });

    await callNative(simulator, 'toLogin');
    await sheet.getByLabel('Another phone number').fill('12');
    await sheet.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(sheet.getByRole('alert')).toHaveText(NO_PHONE);
    await simulator.logInNatively('Member with vouchers (ID)');
    await expect.poll(() => lastAnswer(simulator)).toMatchObject({ code: 0 });
  });

  await test.step('the camera reads a text, a picture file, and the phone’s own screen', async () => {
    const sheet = page.getByRole('dialog', { name: 'Camera' });
    // Voucher codes are masked in what `calls()` returns.
    const scanned = async () => {
      await expect(sheet).toBeHidden();
      return (await lastAnswer(simulator))?.data;
    };
    await simulator.openRoute(`${ROUTES.couponDetail}?id=voucher-usable&code=show`);
    await expect(simulator.app.getByText('KP7M').first()).toBeVisible();

    await callNative(simulator, 'scanCode');
    await sheet.getByLabel('What the camera sees').fill('typed by hand');
    await sheet.getByRole('button', { name: 'Scan', exact: true }).click();
    await expect.poll(scanned).toEqual({ text: 'typed by hand' });

    await callNative(simulator, 'scanCode');
    await sheet.getByRole('button', { name: 'From the first phone’s screen' }).click();
    await expect.poll(scanned).toEqual({ text: 'KP7M…' });

    const picture = await simulator.app.getByRole('img', { name: /QR/ }).screenshot();
    await callNative(simulator, 'scanCode');
    const file = sheet.getByLabel('From a picture file');
    const png = { name: 'a.png', mimeType: 'image/png' };
    await file.setInputFiles({ ...png, buffer: PICTURE_WITHOUT_CODE });
    await expect(sheet.getByRole('alert').last()).toHaveText(
      'There is no QR code in this picture.',
    );
    await file.setInputFiles(fileURLToPath(import.meta.url));
    await expect(sheet.getByRole('alert').last()).toContainText('can’t show this file');
    await file.setInputFiles({ ...png, buffer: picture });
    await expect.poll(scanned).toEqual({ text: 'KP7M…' });
  });

  await test.step('any number can log in, as people type it, and is shown masked', async () => {
    const form = page.getByRole('form', { name: 'Log in by phone' });
    const phone = form.getByLabel('Phone');
    await phone.fill('021 555 1234');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form.getByRole('alert')).toHaveText(NO_PHONE);
    await expect(phone).toHaveValue('021 555 1234');

    await phone.fill('+65 8123-4567');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form.getByRole('alert')).toBeEmpty();
    await expect.poll(async () => (await settingsOf(simulator)).first.user).toBe('+6581234567');
    await expect(user).toContainText('****4567');
    await expect(user).not.toContainText('81234567');
  });
});
