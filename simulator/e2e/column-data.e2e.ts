import { expect, test } from './journey.ts';
import { backendState } from './read-backend.ts';

test.beforeEach(async ({ simulator }) => {
  await simulator.chooseTab('Data');
});

test('the stock can be set, and affects the next customer', async ({ simulator, customer }) => {
  const stock = simulator.tool.getByRole('spinbutton', { name: 'kopi-susu' });
  await stock.fill('0');
  await stock.press('Enter');
  await customer.identify();
  await expect(customer.heading('Oops, no more vouchers')).toBeVisible();
});

test('the stock can be a whole number alone: a message says what is allowed, until corrected or cancelled', async ({
  simulator,
  page,
}) => {
  for (const typed of ['-1', '1.5', '', '1000000000']) {
    await test.step(`“${typed}”`, async () => {
      const stock = simulator.tool.getByRole('spinbutton', { name: 'kopi-susu' });
      const before = await stock.inputValue();
      await stock.fill(typed);
      await stock.press('Tab');
      await expect(simulator.tool.getByRole('alert')).toHaveText(
        'A whole number from 0 to 9,999,999.',
      );
      await expect(stock).toHaveValue(typed);
      await expect(stock).toHaveAccessibleDescription('A whole number from 0 to 9,999,999.');
      expect((await backendState(page)).campaigns['kopi-susu']?.stock).toBe(Number(before));

      await stock.press('Escape');
      await expect(stock).toHaveValue(before);
      await expect(simulator.tool.getByRole('alert')).toHaveCount(0);

      await stock.fill(typed);
      await stock.press('Enter');
      await expect(simulator.tool.getByRole('alert')).toBeVisible();
      await stock.fill('7');
      await expect(simulator.tool.getByRole('alert')).toHaveCount(0);
      await stock.press('Enter');
      await expect(stock).toBeFocused();
      expect((await backendState(page)).campaigns['kopi-susu']?.stock).toBe(7);
    });
  }
});

test('the backend’s data can be searched, changed and reset', async ({
  simulator,
  page,
  customer,
}) => {
  await test.step('the backend’s data can be searched, without secrets', async () => {
    await simulator.search('voucher-usable');
    await expect(simulator.tool.getByText('vouchers / voucher-usable')).toBeVisible();
    await simulator.search('0812****');
    await expect(
      simulator.tool.getByRole('button', { name: 'change users / member / phone' }),
    ).toHaveText('"0812****0202"');
    await simulator.search('');
  });

  await test.step('a value can be edited, if it stays valid for the backend', async () => {
    await simulator.openData('campaigns', 'merienda');
    await simulator.tool.getByRole('button', { name: 'change isWithdrawn' }).focus();
    await page.keyboard.press('Enter');
    const field = simulator.tool.getByRole('textbox', { name: 'isWithdrawn' });
    await field.fill('maybe');
    await page.keyboard.press('Enter');
    await expect(simulator.tool.getByRole('alert')).toHaveText(
      'The backend can’t be so: campaigns.merienda.isWithdrawn has to be true or false, not "maybe".',
    );

    await field.fill('true');
    await page.keyboard.press('Enter');
    await expect(simulator.tool.getByRole('button', { name: 'change isWithdrawn' })).toBeFocused();
    expect((await backendState(page)).campaigns['merienda']?.isWithdrawn).toBe(true);
  });

  await test.step('an entry can be removed, and a customer’s changes show at once', async () => {
    await simulator.openData('vouchers');
    await simulator.tool.getByRole('button', { name: 'Remove voucher-usable' }).click();
    await expect(simulator.tool.getByText('voucher-usable')).toHaveCount(0);
    expect((await backendState(page)).vouchers['voucher-usable']).toBeUndefined();

    await simulator.openData('smsCodes');
    await customer.askForCode();
    await expect(simulator.tool.getByText('0812****7890')).toBeVisible();
  });

  await test.step('a payment can be received, and the data reset', async () => {
    const progress = async () => (await backendState(page)).payments['order-qris']?.progress.kind;
    await simulator.tool.getByText('Payments due').click();
    const receive = simulator.tool.getByRole('button', { name: 'Receive order-qris' });
    await receive.click();
    await expect(receive).toBeHidden();
    expect(await progress()).toBe('paid');

    await simulator.tool.getByRole('button', { name: 'Reset data' }).click();
    await expect(receive).toBeVisible();
    expect(await progress()).toBe('waiting');
  });
});
