import { callNative, expect, lastAnswer, test } from './desk-test.ts';
import { claimedVouchers } from './read-backend.ts';

test('what the app and the native app keep is shown without secrets, and can be changed', async ({
  simulator,
  customer,
  page,
}) => {
  const card = await simulator.openCard('Storage');

  await test.step('the native app’s storage', async () => {
    const kept = card.getByRole('region', { name: 'Kept by the native app', exact: true });
    const params = { key: 'greeting', type: 'text' };
    await callNative(simulator, 'setStorage', { ...params, value: 'selamat pagi' });
    await expect(kept).toContainText('selamat pagi');

    await kept.getByRole('button', { name: 'Edit greeting' }).click();
    await kept.getByLabel('Value of greeting').fill('selamat sore');
    await kept.getByRole('button', { name: 'Save' }).click();
    await callNative(simulator, 'getStorage', params);
    await expect.poll(() => lastAnswer(simulator)).toMatchObject({ code: 0, data: 'selamat sore' });
  });

  await test.step('the browser’s storage', async () => {
    await simulator.choosePlatform('Browser');
    await simulator.chooseUser('Member with vouchers (ID)');
    const local = card.getByRole('region', { name: 'Local storage' });
    const stored = (key: string) =>
      simulator.app.locator('body').evaluate((_, name) => localStorage.getItem(name), key);

    await expect(local).toContainText('0812****0202');
    await expect(local).not.toContainText('+6281200000202');
    const token = /"token":"([^"]+)"/.exec((await stored('global')) ?? '')?.[1] ?? 'none';
    await expect(local).not.toContainText(token);

    const form = card.getByRole('form', { name: 'Store something' });
    await form.getByLabel('Key').fill('left-over');
    await form.getByLabel('Value').fill('{"count":1}');
    await form.getByRole('button', { name: 'Store' }).click();
    await expect.poll(() => stored('left-over')).toBe('{"count":1}');

    await local.getByRole('button', { name: 'Edit left-over' }).click();
    const value = local.getByLabel('Value of left-over');
    await expect(value).toHaveValue('{\n  "count": 1\n}');
    await value.fill('{"count":');
    await expect(local.getByRole('status')).toContainText('Not valid JSON');
    await value.fill('{ "count": 2 }');
    await local.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => stored('left-over')).toBe('{"count":2}');

    await local.getByRole('button', { name: 'Delete left-over' }).click();
    await expect.poll(() => stored('left-over')).toBeNull();
    await card.getByRole('button', { name: 'Empty: Local storage' }).click();
    await expect(local).toContainText('Nothing.');
  });

  await test.step('it can be full or forbidden', async () => {
    const write = () =>
      simulator.readInApp(() => {
        try {
          localStorage.setItem('a', '1');
          return 'stored';
        } catch (error) {
          return error instanceof Error ? error.name : '';
        }
      });
    await simulator.chooseStorage('Full');
    await expect.poll(write).toBe('QuotaExceededError');
    await simulator.chooseStorage('Forbidden');
    await expect.poll(write).toBe('SecurityError');
  });

  await test.step('where it throws on access, nobody is kept from a voucher', async () => {
    const before = (await claimedVouchers(page)).length;
    await customer.askForCode();
    await expect(customer.heading('The voucher is yours!')).toBeVisible();
    await expect(customer.alert).toBeHidden();
    await expect.poll(() => claimedVouchers(page)).toHaveLength(before + 1);
    await customer.button('View voucher').click();
    await expect(customer.button('Use now')).toBeVisible();
  });
});
