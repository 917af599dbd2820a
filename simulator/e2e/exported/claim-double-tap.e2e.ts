// claim-double-tap.json: a person’s way through the production build, on a backend of its own by HTTP.
// `npm run build`, then `npx playwright test` with this file. docs/qa.md tells how it was exported.
// Not checked, for no screen shows it: actor, backend, requests, state.
import { expect, test } from '@cangkir/tooling/http-test';

test.use({
  start: { fixture: 'everyday', moment: '2026-09-04T15:00:00+07:00', user: 'member' },
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  viewport: { width: 375, height: 812 },
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
});

test('Two taps on the button are one claim', async ({ page, backend, letPass }) => {
  await page.goto('/app/#/get-coupons?activityCode=kopi-susu');
  await backend.perform({ do: 'http.override', match: 'POST /portal/app/coupon/claim', reply: { delay: 1500 } });
  await page.getByRole('button', { name: 'Klaim voucher', exact: true }).click();
  await page.getByRole('button', { name: 'Klaim voucher', exact: true }).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Klaim voucher', exact: true }).first()).toBeVisible();
  await expect(page.locator('body')).toContainText('Mengklaim…', { useInnerText: true, ignoreCase: true });
  await expect(page.getByRole('button', { name: 'Klaim voucher', exact: true })).toBeDisabled();
  await letPass(1_500);
  await expect(page.getByRole('heading', { name: 'Voucher berhasil diklaim!', exact: true })).toBeFocused();
  await expect(page.locator('body')).toContainText('Voucher tersimpan di akunmu. Tunjukkan QR-nya ke kasir saat pesan.', { useInnerText: true, ignoreCase: true });
  await expect(page.getByRole('button', { name: 'Lihat voucher', exact: true }).first()).toBeVisible();
});
