import { ROUTES } from '@cangkir/core';
import { expect, test } from './journey.ts';
import { backendState } from './read-backend.ts';

test('the till takes a code however it is typed, and remembers it', async ({ simulator, page }) => {
  await test.step('the till remembers redeemed and refused codes of this session', async () => {
    const code = (await backendState(page)).vouchers['voucher-usable']?.code ?? '';
    await simulator.redeem(code);
    await simulator.redeem(code);
    const history = simulator.tool.getByRole('region', { name: 'This session' });
    await expect(history).toContainText('1 accepted, 1 refused');
    await expect(history.getByRole('listitem').first()).toContainText('Used already');
    await expect(history.getByRole('listitem').last()).toContainText('Rp15.000');
  });

  await test.step('a code is grouped from its first letter, however typed', async () => {
    await simulator.redeem('   abcd-efgh 12');
    await expect(simulator.tillResult).toContainText('ABCD EFGH 12');
  });
});

test('the till scans the selected phone, once', async ({ simulator, page }) => {
  await test.step('a double click scans once, without refusing the same voucher', async () => {
    await simulator.chooseUser('Member with vouchers (ID)');
    await simulator.openRoute(`${ROUTES.couponDetail}?id=voucher-usable&code=show`);
    await expect(simulator.app.getByText('KP7M').first()).toBeVisible();
    await simulator.chooseTab('Till');
    const scan = page.getByRole('button', { name: 'Scan the phone’s screen' });
    await scan.dblclick();
    await expect(simulator.tillResult).toContainText('Accepted');
    await scan.dispatchEvent('click');
    await expect(scan).toBeEnabled();
    await expect(scan).toBeFocused();
    await expect(simulator.tillResult).toContainText('Accepted');
    const history = simulator.tool.getByRole('region', { name: 'This session' });
    await expect(history).toContainText('1 accepted, 0 refused');
  });

  await test.step('the till scans the selected phone', async () => {
    await simulator.resetBackend();
    await simulator.openRoute(`${ROUTES.couponDetail}?id=voucher-usable&code=show`);
    await expect(simulator.app.getByText('KP7M').first()).toBeVisible();
    await page.getByRole('switch', { name: 'Second phone' }).check();
    const selected = page.getByRole('group', { name: 'Selected' });
    await selected.getByRole('radio', { name: 'Second' }).check();
    await simulator.scanScreen();
    await expect(simulator.tillResult).toContainText('No code seen');

    await selected.getByRole('radio', { name: 'First' }).check();
    await simulator.scanScreen();
    await expect(simulator.tillResult).toContainText('Accepted');
  });
});

test('the till uses a benefit of the member card, once', async ({ simulator }) => {
  await simulator.chooseUser('Member with vouchers (ID)');
  await simulator.openRoute(ROUTES.rightsCard);
  await simulator.app.getByRole('button', { name: 'Use: Rp10.000 off a pastry' }).click();
  await expect(simulator.app.getByRole('img', { name: 'QR of your member card' })).toBeVisible();
  await simulator.chooseTab('Till');
  await simulator.scanScreen();
  await expect(simulator.tillResult).toContainText('Accepted');
  await expect(simulator.app.getByText('Enjoy! The benefit is used.')).toBeVisible();
  await expect(simulator.app.getByText(/Ready again/).last()).toBeVisible();
  await simulator.scanScreen();
  await expect(simulator.tillResult).toContainText('No code seen');
});
