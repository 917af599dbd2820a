import { expect, test } from './journey.ts';
import { claimedVouchers } from './read-backend.ts';

test.use({ phone: { platform: 'browser', readsSms: false } });

test('storage that throws on access keeps nobody from a voucher', async ({
  simulator,
  customer,
  page,
}) => {
  await page.addInitScript(() => {
    if (window === window.parent) return;
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Storage is forbidden here.', 'SecurityError');
        },
      });
    }
  });
  await simulator.reloadApp();
  await customer.identify();
  await expect(customer.heading('The voucher is yours!')).toBeVisible();
  await expect(customer.alert).toBeHidden();
  expect(await claimedVouchers(page)).toHaveLength(1);
  await customer.button('View voucher').click();
  await expect(customer.button('Use now')).toBeVisible();
});
