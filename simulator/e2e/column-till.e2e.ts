import { ROUTES } from '@cangkir/core';
import { backendState } from './backend.ts';
import { expect, test } from './journey.ts';

test('the till remembers what it took in this session, and what it refused', async ({
  simulator,
  page,
}) => {
  const code = (await backendState(page)).vouchers['voucher-usable']?.code ?? '';
  await simulator.redeem(code);
  await simulator.redeem(code);
  const history = simulator.tool.getByRole('region', { name: 'This session' });
  await expect(history).toContainText('1 accepted, 1 refused');
  await expect(history.getByRole('listitem').first()).toContainText('Used already');
  await expect(history.getByRole('listitem').last()).toContainText('Rp15.000');
});

test('the till reads the phone that is selected', async ({ simulator, page }) => {
  await simulator.chooseUser('Member with vouchers (ID)');
  await simulator.openRoute(`${ROUTES.couponDetail}?id=voucher-usable`);
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
