import { expect, test } from './journey.ts';

test.use({ phone: { user: 'member', language: 'id' } });

test('what a person reports in help is put on the desk’s stage as a scenario, and goes the same way', async ({
  simulator,
  page,
}) => {
  const { app } = simulator;
  const report =
    await test.step('a member opens a campaign and help, and saves a report there', async () => {
      await app.getByRole('button', { name: 'Klaim voucher' }).click();
      await expect(app.getByRole('heading', { name: 'Voucher berhasil diklaim!' })).toBeVisible();
      await app.locator('body').evaluate(() => {
        location.hash = '#/help';
      });
      await app.getByRole('button', { name: 'Laporkan masalah' }).click();
      await app.getByRole('button', { name: 'Setuju, lihat isinya' }).click();
      await expect(app.getByText('Aksi CLAIM (claim)')).toBeVisible();
      const saving = page.waitForEvent('download');
      await app.getByRole('button', { name: 'Simpan file' }).click();
      return (await saving).path();
    });

  await test.step('the desk makes a scenario of it, whose last steps hold', async () => {
    await page.getByRole('tab', { name: 'Replay' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Replay' });
    await panel.locator('input[type="file"]').setInputFiles({
      name: 'old.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{ "version": 1, "trail": [] }'),
    });
    await expect(panel.getByRole('alert')).toContainText('in version 1 of its format');
    await panel.locator('input[type="file"]').setInputFiles(report);
    await expect(panel.getByText('made of a customer’s report')).toBeVisible();
    await expect(panel.getByText('send claim CLAIM')).toBeVisible();
    await panel.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(panel.getByRole('status').last()).toHaveText(/^Passed/);
  });
});
