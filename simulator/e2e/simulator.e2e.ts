import { expect, settingsOf, test } from './desk-test.ts';
import { backendState } from './read-backend.ts';

test('the desk opens with the app, keeps what was set and done, and gives way to another tab', async ({
  simulator,
  page,
  context,
}) => {
  await test.step('the phone opens the app, and the log shows its requests', async () => {
    await expect(simulator.app.getByText('Rp15.000').first()).toBeVisible();
    await expect(simulator.logLines('campaign')).toContainText('0');
    await expect(simulator.logLines('userInfo')).toContainText('0');
  });

  await test.step('it can be used by keyboard alone', async () => {
    await page.getByRole('radio', { name: 'iOS' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Android' })).toBeChecked();

    await page.getByRole('button', { name: 'Quick links' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(simulator.route).toHaveValue(/merienda/);
  });

  await test.step('a reload changes nothing, however much was done right before it', async () => {
    await expect(simulator.app.getByRole('article')).toBeVisible();
    const before = await settingsOf(simulator);
    const code = (await backendState(page)).vouchers['voucher-last-day']?.code ?? '';
    const reloaded = page.waitForEvent('load');
    await page.evaluate((used) => {
      const { backend } = window.simulator ?? {};
      for (let mistake = 0; mistake < 30; mistake += 1) backend?.redeem('mistyped');
      backend?.redeem(used);
      location.reload();
    }, code);
    await reloaded;
    await expect(page.getByRole('radio', { name: 'Android' })).toBeChecked();
    await expect(simulator.route).toHaveValue(/merienda/);
    await expect.poll(() => settingsOf(simulator)).toEqual(before);
    await simulator.redeem(code);
    await expect(simulator.tillResult).toContainText('Used already');
  });

  await test.step('one tab runs at a time, and another can take over', async () => {
    const second = await context.newPage();
    await second.goto('/');
    const banner = second.getByRole('alert');
    await expect(banner).toContainText('open in another tab');

    await banner.getByRole('button', { name: 'Use it here' }).click();
    await expect(second.getByRole('region', { name: 'Phone', exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('open in another tab');
  });
});
