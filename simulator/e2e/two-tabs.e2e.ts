import { ROUTES, withQuery } from '@cangkir/core';
import { Customer } from './customer.ts';
import { expect, test } from './journey.ts';
import { claimedVouchers } from './read-backend.ts';

const CAMPAIGN = withQuery(ROUTES.getCoupons, { activityCode: 'kopi-susu' });

test.use({ phone: { platform: 'browser' } });

test('a login in one tab is one in the other, and both claim one voucher', async ({
  simulator,
  customer,
  page,
}) => {
  const other = new Customer(simulator, await simulator.openInAnotherTab(CAMPAIGN));
  await expect(other.phoneField).toBeVisible();
  await simulator.chooseUser('New customer (ID)');
  await expect(other.button('Claim voucher')).toBeVisible();
  await expect(other.phoneField).toBeHidden();

  await Promise.all([
    customer.button('Claim voucher').click(),
    other.button('Claim voucher').click(),
  ]);
  for (const person of [customer, other]) {
    await expect(person.button('View voucher')).toBeVisible();
    await expect(person.alert).toBeHidden();
  }
  await expect.poll(() => claimedVouchers(page)).toHaveLength(1);
});
