import { AxeBuilder } from '@axe-core/playwright';
import { ROUTES } from '@cangkir/core';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const VOUCHER = `${ROUTES.couponDetail}?id=voucher-usable`;

/** axe's findings in the app. The simulator's own page has its own tests. */
async function findings(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page })
    .include(['iframe[title="Customers’ app"]', 'html'])
    .analyze();
  // axe has checked the frame.
  expect(passes.length).toBeGreaterThan(10);
  return violations;
}

for (const theme of ['Light', 'Dark'] as const) {
  test(`axe finds nothing on the way to a voucher, ${theme.toLowerCase()}`, async ({
    simulator,
    customer,
    page,
  }) => {
    await simulator.choosePlatform('Browser');
    await simulator.chooseTheme(theme);
    await expect(customer.phoneField).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await customer.askForCode('0215551234');
    await expect(customer.alert).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await customer.askForCode();
    await expect(customer.codeField).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await customer.takeCode();
    await customer.button('Claim voucher').click();
    await expect(customer.button('View voucher')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test(`axe finds nothing at login, in the wallet and at the till, ${theme.toLowerCase()}`, async ({
    simulator,
    customer,
    page,
  }) => {
    await simulator.choosePlatform('Browser');
    await simulator.chooseTheme(theme);
    await simulator.openRoute(ROUTES.phoneLogin);
    await expect(customer.phoneField).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await simulator.chooseUser('Member with vouchers (ID)');
    await simulator.openRoute(ROUTES.vouchers);
    await expect(simulator.app.getByRole('link')).toHaveCount(5);
    expect(await findings(page)).toEqual([]);

    await simulator.openRoute(VOUCHER);
    await expect(customer.button('Use now')).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await customer.button('Use now').click();
    await expect(simulator.app.getByRole('dialog')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
