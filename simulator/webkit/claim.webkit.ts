import { ROUTES, withQuery } from '@cangkir/core';
import { expect } from 'vitest';
import { readQr } from '../e2e/read-qr.ts';
import { customerTest } from './journey.ts';
import { button, link, picture, text } from './locators.ts';

const QR = picture('QR of voucher');

const test = customerTest();

test('from a link in a chat to the QR, which opens without a network, too', async ({
  customer,
  phone,
  backend,
}) => {
  await customer.open(withQuery(ROUTES.getCoupons, { activityCode: 'kopi-susu' }));
  await customer.identify('0812 3456 7890');
  await phone.click(button('Use now'));
  // The sheet with the QR may still be fading in.
  const readCode = async () => readQr(await phone.screenshot(QR));
  await expect.poll(readCode).toBeTruthy();
  const code = await readCode();
  await phone.see(picture(`QR of voucher ${code}`));

  // WebKit may never end an installation whose page leaves in the middle.
  await phone.evaluate(() => {
    void navigator.serviceWorker.ready.then(() => Reflect.set(window, 'hasWorker', true));
  });
  await phone.until(() => Reflect.get(window, 'hasWorker') === true);
  await customer.open(ROUTES.vouchers);
  await phone.see(link('Rp15.000'));
  await backend.stop();
  await phone.reload();
  await phone.see(text('Last updated'));
  await phone.click(link('Rp15.000'));
  await phone.click(button('Use now'));
  await expect.poll(readCode).toBe(code);
});
