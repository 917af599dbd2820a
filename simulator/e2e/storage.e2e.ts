import { LOCAL_KEYS, TAB_KEYS } from '@cangkir/core';
import type { Page } from '@playwright/test';
import type { Customer } from './customer.ts';
import { expect, test } from './journey.ts';
import { claimedVouchers } from './read-backend.ts';

const { global, other, adVoucher } = LOCAL_KEYS;
const { commonSession } = TAB_KEYS;

test.use({ phone: { platform: 'browser', readsSms: false } });

/** The user continues as usual, up to their voucher. */
async function expectToClaim(customer: Customer, page: Page): Promise<void> {
  await customer.identify();
  await expect(customer.heading('The voucher is yours!')).toBeVisible();
  await expect(customer.alert).toBeHidden();
  expect(await claimedVouchers(page)).toHaveLength(1);
  await customer.button('View voucher').click();
  await expect(customer.button('Use now')).toBeVisible();
}

test('storage that throws on access', async ({ simulator, customer, page }) => {
  await page.addInitScript(() => {
    if (window === window.parent) return;
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Storage is forbidden here.', 'SecurityError');
        },
      });
    }
  });
  await simulator.reloadApp();
  await expectToClaim(customer, page);
});

test('storage that is full', async ({ simulator, customer, page }) => {
  await page.addInitScript(() => {
    if (window === window.parent) return;
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full.', 'QuotaExceededError');
    };
  });
  await simulator.reloadApp();
  await expectToClaim(customer, page);
});

for (const [what, content] of [
  ['is no JSON', '{"version":1,"state":{"tok'],
  ['is JSON of something else', '[null]'],
  ['is of another version', '{"version":7,"state":{"token":"token-7","user":"member"}}'],
  ['has fields of other types', '{"version":1,"state":{"token":12,"routeQueue":"/","endPage":{}}}'],
] as const) {
  test(`storage whose content ${what} is dropped`, async ({ simulator, customer, page }) => {
    const areas = {
      localStorage: [global, other, adVoucher],
      sessionStorage: [commonSession],
    };
    // Written as the new page starts, as the previous one still writes; not in its frames.
    await page.addInitScript(
      ([{ localStorage: local, sessionStorage: session }, text]) => {
        if (window === window.top || window.parent !== window.top) return;
        for (const key of local) localStorage.setItem(key, text);
        for (const key of session) sessionStorage.setItem(key, text);
      },
      [areas, content] as const,
    );
    await simulator.reloadApp();
    await expectToClaim(customer, page);

    // The app has the storage of the simulator's page.
    const stored = await page.evaluate(() => [
      ...Object.values({ ...localStorage }),
      ...Object.values({ ...sessionStorage }),
    ]);
    expect(stored).not.toContain(content);
  });
}
