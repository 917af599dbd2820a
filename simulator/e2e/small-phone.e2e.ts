import { ROUTES, withQuery } from '@cangkir/core';
import type { Locator } from '@playwright/test';
import { NEW_PHONE } from './customer.ts';
import { expect, test } from './journey.ts';
import type { SimulatorPage } from './simulator-page.ts';

/** The smallest phone: 320 × 568 CSS pixels for the page, without bars of the native app. */
const SMALL = { platform: 'browser', readsSms: false, screen: 'free', width: 320 } as const;
const UPRIGHT = { ...SMALL, height: 666 } as const;

/** Whether an element is between the bars of the screen. */
async function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    const bar = shown.ownerDocument.querySelector('main > div + div')?.getBoundingClientRect().top;
    const header = shown.ownerDocument.querySelector('header')?.getBoundingClientRect().bottom;
    return top >= (header ?? 0) && bottom <= (bar ?? Number.POSITIVE_INFINITY);
  });
}

/** Doubles the text, as people set it in their phone. */
async function enlargeText({ app }: SimulatorPage): Promise<void> {
  await app.locator('html').evaluate((html) => {
    html.style.fontSize = '200%';
  });
}

function overflowOf({ app }: SimulatorPage): Promise<number> {
  return app.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
}

test.describe('on a small phone', () => {
  test.use({ phone: UPRIGHT });

  test('the fields are in view, and the code fields after the code was sent', async ({
    customer,
    simulator,
  }) => {
    await expect(customer.phoneField).toBeVisible();
    await expect.poll(() => isInView(customer.phoneField)).toBe(true);
    await customer.askForCode(NEW_PHONE);
    await expect(customer.codeField).toBeFocused();
    // The keyboard's suggestion takes height, too.
    await simulator.readSmsCode();
    await expect.poll(() => isInView(customer.codeField)).toBe(true);
  });

  test('a member’s screens fit, also with a large text', async ({ simulator }) => {
    await simulator.chooseUser('Member with vouchers (ID)');

    await test.step('why a gift card is refused shows above the bar', async () => {
      await simulator.openRoute(ROUTES.giftCards);
      const { app } = simulator;
      await app.getByRole('textbox').fill('KADOKOPI222');
      await app.getByRole('button', { name: 'Redeem gift card' }).click();
      await expect(app.getByRole('textbox')).toBeFocused();
      await expect.poll(() => isInView(app.getByRole('alert'))).toBe(true);
    });

    await test.step('a large text stays within the width on every screen', async () => {
      for (const route of [
        withQuery(ROUTES.getCoupons, { activityCode: 'kopi-susu' }),
        withQuery(ROUTES.getCoupons, { activityCode: 'akhir-tahun' }),
        ROUTES.vouchers,
        withQuery(ROUTES.couponDetail, { id: 'voucher-usable' }),
        ROUTES.home,
      ]) {
        await simulator.openRoute(route);
        await expect(simulator.app.getByRole('heading').nth(1)).toBeVisible();
        await enlargeText(simulator);
        expect.soft(await overflowOf(simulator), route).toBeLessThanOrEqual(0);
      }
    });

    await test.step('a large text leaves the QR on the screen', async () => {
      await simulator.openRoute(
        withQuery(ROUTES.couponDetail, { id: 'voucher-usable', code: 'show' }),
      );
      const dialog = simulator.app.getByRole('dialog');
      await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible();
      await enlargeText(simulator);
      expect(await dialog.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
    });

    await test.step('a ticket of the wallet has room for its shadow and its stamp', async () => {
      await simulator.openRoute(ROUTES.vouchers);
      // Not a skeleton's: it has no link.
      const ticket = simulator.app.getByRole('link');
      const item = simulator.app.getByRole('listitem').filter({ has: ticket }).first();
      await expect(item).toBeVisible();
      const room = await item.evaluate((clip) => {
        const outer = clip.getBoundingClientRect();
        const inner = clip.querySelector('a')?.getBoundingClientRect() ?? outer;
        return [inner.left - outer.left, outer.bottom - inner.bottom, inner.top - outer.top];
      });
      for (const side of room) expect(side).toBeGreaterThanOrEqual(12);
    });
  });
});

test.describe('on a small phone held sideways', () => {
  test.use({ phone: { ...SMALL, width: 568, height: 418 } });

  test('the code field is in view', async ({ customer }) => {
    await customer.askForCode(NEW_PHONE);
    await expect(customer.codeField).toBeFocused();
    await expect.poll(() => isInView(customer.codeField)).toBe(true);
    const { height = 0 } = (await customer.codeField.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(40);
  });
});

test('a campaign says where and when it is, and the wallet leads back to it', async ({
  simulator,
  customer,
}) => {
  await test.step('a campaign of another market starts with its calling code', async () => {
    await simulator.openRoute(withQuery(ROUTES.getCoupons, { activityCode: 'merienda' }));
    await expect(simulator.app.getByRole('button', { name: /\+63/ })).toBeVisible();
    await customer.phoneField.fill('+65 8123 4567');
    await expect(simulator.app.getByRole('button', { name: /\+65/ })).toBeVisible();
  });

  await test.step('an offer that opens in days says its date and the days', async () => {
    await simulator.openRoute(withQuery(ROUTES.getCoupons, { activityCode: 'akhir-tahun' }));
    await expect(customer.heading('The event is not started yet')).toBeVisible();
    await expect(simulator.app.getByText(/^Claiming opens on .+\sWIB\.$/)).toBeVisible();
    await expect(simulator.app.getByText('Opens in 3 days')).toBeVisible();
  });

  await test.step('an empty wallet leads to the campaign that was open last, or says how to claim', async () => {
    await simulator.openRoute(withQuery(ROUTES.getCoupons, { activityCode: 'kopi-susu' }));
    await expect(customer.phoneField).toBeVisible();
    await simulator.chooseUser('New customer (ID)');
    await simulator.openRoute(ROUTES.vouchers);
    await expect(customer.heading('No vouchers yet')).toBeVisible();
    await customer.button('See the promo').click();
    await expect(simulator.route).toHaveValue(/kopi-susu/);
  });
});
