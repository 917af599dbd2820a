import { expect, test } from './journey.ts';
import { claimedVouchers } from './read-backend.ts';

test.use({ phone: { platform: 'browser', readsSms: false, storage: 'forbidden' } });

test('storage that throws on access keeps nobody from a voucher', async ({ customer, page }) => {
  await customer.identify();
  await expect(customer.heading('The voucher is yours!')).toBeVisible();
  await expect(customer.alert).toBeHidden();
  expect(await claimedVouchers(page)).toHaveLength(1);
  await customer.button('View voucher').click();
  await expect(customer.button('Use now')).toBeVisible();
});
