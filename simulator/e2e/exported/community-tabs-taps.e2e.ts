// community-tabs-taps.json: a person’s way through the production build, on a backend of its own by HTTP.
// `npm run build`, then `npx playwright test` with this file. docs/qa.md tells how it was exported.
// Not checked, for no screen shows it: requests.
import { expect, test } from '@cangkir/tooling/http-test';

test.use({
  start: { fixture: 'everyday', moment: '2026-09-04T15:00:00+07:00', user: 'member' },
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  viewport: { width: 375, height: 812 },
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
});

test('By taps: each tab of the community has its address, which a reload and the way back show again', async ({ page }) => {
  await page.goto('/app/#/tommunity');
  await page.getByRole('tab', { name: 'Riwayat', exact: true }).click();
  await expect(page).toHaveURL(/#\/tommunity\/history(\?|$)/);
  await expect(page.getByRole('tab', { name: 'Riwayat', exact: true })).toBeFocused();
  await expect(page.locator('body')).toContainText('Dibatalkan', { useInnerText: true });
  await page.reload();
  await expect(page).toHaveURL(/#\/tommunity\/history(\?|$)/);
  await expect(page.locator('body')).toContainText('Dibatalkan', { useInnerText: true });
  await page.goto('/app/#/tommunity/signUp?id=latte-art');
  await page.goBack();
  await expect(page).toHaveURL(/#\/tommunity\/history(\?|$)/);
  await expect(page.locator('body')).toContainText('Dibatalkan', { useInnerText: true });
  await page.getByRole('tab', { name: 'Survei', exact: true }).click();
  await expect(page).toHaveURL(/#\/tommunity(?=.*[?&]tab=survey(&|$))(\?|$)/);
  await expect(page.getByRole('tab', { name: 'Survei', exact: true })).toBeFocused();
  await expect(page.locator('body')).toContainText('Kopi favoritmu', { useInnerText: true });
  await page.getByRole('tab', { name: 'Kegiatan', exact: true }).click();
  await expect(page).toHaveURL(/#\/tommunity(\?|$)/);
  await expect(page.getByRole('radio', { name: 'Semua tanggal', exact: true }).first()).toBeVisible();
  await page.goto('/app/#/tommunity?tab=history');
  await expect(page.locator('body')).toContainText('Dibatalkan', { useInnerText: true });
});
