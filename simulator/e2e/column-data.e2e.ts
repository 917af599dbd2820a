import { backendState } from './backend.ts';
import { expect, test } from './journey.ts';

test.beforeEach(async ({ simulator }) => {
  await simulator.chooseTab('Data');
});

test('the stock is set as a number, and the next customer meets it', async ({
  simulator,
  customer,
}) => {
  const stock = simulator.tool.getByRole('spinbutton', { name: 'kopi-susu' });
  await stock.fill('0');
  await stock.press('Enter');
  await customer.identify();
  await customer.button('Claim voucher').click();
  await expect(customer.heading('All vouchers have been claimed..')).toBeVisible();
});

test('a value is typed anew, and only one that the backend can have is taken', async ({
  simulator,
  page,
}) => {
  await simulator.openData('campaigns', 'merienda');
  await simulator.tool.getByRole('button', { name: 'change isWithdrawn' }).focus();
  await page.keyboard.press('Enter');
  const field = simulator.tool.getByRole('textbox', { name: 'isWithdrawn' });
  await field.fill('maybe');
  await page.keyboard.press('Enter');
  await expect(simulator.tool.getByRole('alert')).toContainText('campaigns.merienda.isWithdrawn');

  await field.fill('true');
  await page.keyboard.press('Enter');
  await expect(simulator.tool.getByRole('button', { name: 'change isWithdrawn' })).toBeFocused();
  expect((await backendState(page)).campaigns['merienda']?.isWithdrawn).toBe(true);
});

test('an entry is removed, and what a customer does is seen at once', async ({
  simulator,
  customer,
  page,
}) => {
  await simulator.openData('vouchers');
  await simulator.tool.getByRole('button', { name: 'Remove voucher-usable' }).click();
  await expect(simulator.tool.getByText('voucher-usable')).toHaveCount(0);
  expect((await backendState(page)).vouchers['voucher-usable']).toBeUndefined();

  await simulator.openData('smsCodes');
  await customer.askForCode();
  await expect(simulator.tool.getByText('+6281*******90')).toBeVisible();
});

test('what the backend knows is searched, and no secret is shown', async ({ simulator }) => {
  await simulator.search('voucher-usable');
  await expect(simulator.tool.getByText('vouchers / voucher-usable')).toBeVisible();
  await simulator.search('+62');
  await expect(
    simulator.tool.getByRole('button', { name: 'change users / member / phone' }),
  ).toHaveText(/^"\+6281\*+\d\d"$/);
});

test('the money for an order comes in, and everything starts anew', async ({ simulator, page }) => {
  const progress = async () => (await backendState(page)).payments['order-qris']?.progress.kind;
  await simulator.tool.getByText('Payments due').click();
  const receive = simulator.tool.getByRole('button', { name: 'Receive order-qris' });
  await receive.click();
  await expect(receive).toBeHidden();
  expect(await progress()).toBe('paid');

  await simulator.tool.getByRole('button', { name: 'Start anew' }).click();
  await expect(receive).toBeVisible();
  expect(await progress()).toBe('waiting');
});
