// login-answer-lost-reload.json: a person’s way through the production build, on a backend of its own by HTTP.
// `npm run build`, then `npx playwright test` with this file. docs/qa.md tells how it was exported.
// Not checked, for no screen shows it: actor, context, requests, state, user.
import { expect, test } from '@cangkir/tooling/http-test';

test.use({
  start: { fixture: 'everyday', moment: '2026-09-04T15:00:00+07:00' },
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  viewport: { width: 375, height: 812 },
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
});

test('The page reloads after the answer to the login was lost: the same code still counts, a mistyped one does not spoil it', async ({ page, backend }) => {
  await page.goto('/app/#/get-coupons?activityCode=kopi-susu');
  await backend.perform({ do: 'http.override', match: 'POST /portal/app/login', reply: { network: 'lost' } });
  await page.getByRole('textbox', { name: 'Nomor HP', exact: true }).fill('0812 0000 0101');
  await page.getByRole('button', { name: 'Kirim kode', exact: true }).click();
  await page.getByRole('textbox', { name: 'Kode SMS', exact: true }).fill(await backend.smsCode());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Klaim dengan nomor HP', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Kode SMS', exact: true })).toBeFocused();
  await expect(page.locator('body')).toContainText('Kode 6 digit dikirim ke 0812-0000-0101.', { useInnerText: true, ignoreCase: true });
  await expect(page.getByRole('button', { name: 'Klaim voucher', exact: true }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Kode SMS', exact: true }).fill('000000');
  await expect(page.getByRole('heading', { name: 'Klaim dengan nomor HP', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Kode SMS', exact: true })).toBeFocused();
  await expect(page.locator('body')).toContainText('Kodenya belum cocok. Cek lagi SMS-nya.', { useInnerText: true, ignoreCase: true });
  await expect(page.locator('body')).toContainText('Kode 6 digit dikirim ke 0812-0000-0101.', { useInnerText: true, ignoreCase: true });
  await expect(page.getByRole('button', { name: 'Klaim voucher', exact: true }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Kode SMS', exact: true }).fill(backend.sameSmsCode());
  await expect(page.getByRole('heading', { name: 'Voucher berhasil diklaim!', exact: true })).toBeFocused();
  await expect(page.locator('body')).toContainText('Voucher tersimpan di akunmu. Tunjukkan QR-nya ke kasir saat pesan.', { useInnerText: true, ignoreCase: true });
  await expect(page.getByRole('button', { name: 'Lihat voucher', exact: true }).first()).toBeVisible();
});
