import { RESPONSE_CODE, ROUTES } from '@cangkir/core';
import type { Page } from '@playwright/test';
import { Customer } from './customer.ts';
import { expect, test } from './journey.ts';
import { claimedVouchers, overrideAnswers, requestsTo } from './read-backend.ts';
import type { SimulatorPage } from './simulator-page.ts';

const CAMPAIGN = `${ROUTES.getCoupons}?activityCode=kopi-susu`;

/** More often than the app retries by itself. */
const FOR_LONG = 20;

test.use({ phone: { platform: 'browser', readsSms: false } });

/** The claim gave one voucher, and the screen shows no problem. */
async function expectOneVoucher(customer: Customer, page: Page): Promise<void> {
  await expect(customer.heading('The voucher is yours!')).toBeVisible();
  await expect(customer.alert).toBeHidden();
  expect(await claimedVouchers(page)).toHaveLength(1);
}

/**
 * Presses a button twice within a frame. It is found in that frame, too: a control of the first view gives way to the
 * page's own at any moment.
 */
async function pressTwice(
  simulator: SimulatorPage,
  customer: Customer,
  name: string,
): Promise<void> {
  await expect(customer.button(name)).toBeVisible();
  await simulator.app.locator('html').evaluate((html, text) => {
    const buttons = [...html.querySelectorAll('button')];
    const button = buttons.find(({ textContent }) => textContent.trim() === text);
    button?.click();
    button?.click();
  }, name);
}

test.describe('there is one claim', () => {
  test('however often the button is pressed within a frame', async ({
    simulator,
    customer,
    page,
  }) => {
    await simulator.chooseUser('New customer (ID)');
    await pressTwice(simulator, customer, 'Claim voucher');
    await expectOneVoucher(customer, page);
    expect(await requestsTo(page, 'claim')).toHaveLength(1);
  });

  test('however often the code is submitted within a frame', async ({
    simulator,
    customer,
    page,
  }) => {
    await customer.askForCode();
    await simulator.overrideNextAnswers('5 seconds late', 'logIn');
    await customer.takeCode();
    await pressTwice(simulator, customer, 'Claim voucher');
    await expectOneVoucher(customer, page);
    expect(await requestsTo(page, 'logIn')).toHaveLength(1);
    expect(await requestsTo(page, 'claim')).toHaveLength(1);
  });

  test('when the answer arrives after the user left the page', async ({
    simulator,
    customer,
    page,
  }) => {
    await customer.askForCode();
    await simulator.overrideNextAnswers('Done, answer lost', 'claim', FOR_LONG);
    await customer.takeCode();
    await expect.poll(() => claimedVouchers(page)).toHaveLength(1);
    await simulator.openRoute(ROUTES.vouchers);
    await expect(simulator.app.getByRole('main').getByRole('link')).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear overrides' }).click();
    await simulator.openRoute(CAMPAIGN);
    await expectOneVoucher(customer, page);
  });

  test('from two tabs at once', async ({ simulator, customer, page }) => {
    const other = new Customer(simulator, await simulator.openInAnotherTab(CAMPAIGN));
    await expect(other.phoneField).toBeVisible();
    await simulator.chooseUser('New customer (ID)');
    // A login here is a login there.
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
    expect(await claimedVouchers(page)).toHaveLength(1);
  });
});

test.describe('a problem is shown in words, and the next step fixes it:', () => {
  test.use({ phone: { platform: 'browser', user: 'newcomer' } });

  test.beforeEach(async ({ customer }) => {
    await expect(customer.button('Claim voucher')).toBeVisible();
  });

  const faults = [
    ['10000 server busy', 'Our server is busy'],
    ['99999 unknown code', 'Something went wrong (code 99999)'],
    ['Garbage', 'Something went wrong'],
    ['Never arrives', 'The connection was lost'],
  ] as const;

  test('a campaign that fails to load', async ({ simulator, customer, page }) => {
    for (const [fault, message] of faults) {
      await test.step(fault, async () => {
        await simulator.overrideNextAnswers(fault, 'campaign', FOR_LONG);
        await simulator.reloadApp();
        await expect(customer.alert).toContainText(message);

        await page.getByRole('button', { name: 'Clear overrides' }).click();
        await customer.button('Try again').click();
        await expect(customer.button('Claim voucher')).toBeVisible();
      });
    }
  });

  for (const [code, message] of [
    [RESPONSE_CODE.signatureOld, 'Your phone’s clock seems to be off.'],
    [RESPONSE_CODE.bodyInvalid, 'Something went wrong (code 10014).'],
  ] as const) {
    test(`a claim that is answered with ${code}`, async ({ customer, page }) => {
      // A signature that is too old is sent once more by itself, in the server's time.
      await overrideAnswers(page, { endpoint: 'claim', code, times: FOR_LONG });
      await customer.button('Claim voucher').click();
      await expect(customer.alert).toContainText(message);
      await page.getByRole('button', { name: 'Clear overrides' }).click();
      await customer.button('Try again').click();
      await expectOneVoucher(customer, page);
    });
  }

  for (const code of [RESPONSE_CODE.signatureForged, RESPONSE_CODE.signatureMissing]) {
    test(`a claim that is answered with ${code}`, async ({ customer, page }) => {
      await overrideAnswers(page, { endpoint: 'claim', code, times: 1 });
      await customer.button('Claim voucher').click();
      await expect(customer.alert).toContainText('This page needs a reload');
      await customer.button('Reload').click();
      await customer.button('Claim voucher').click();
      await expectOneVoucher(customer, page);
    });
  }
});

test('the wallet shows what it read before a reload, until it can read again', async ({
  simulator,
  customer,
  page,
}) => {
  const voucher = simulator.app.getByRole('main').getByRole('link').first();
  const note = simulator.app.getByText('Last updated');
  await simulator.chooseUser('Member with vouchers (ID)');
  await simulator.openRoute(ROUTES.vouchers);
  await expect(voucher).toBeVisible();

  await simulator.overrideNextAnswers('Never arrives', 'vouchers', FOR_LONG);
  await simulator.reloadApp();
  await expect(note).toBeVisible();
  await expect(voucher).toBeVisible();

  await page.getByRole('button', { name: 'Clear overrides' }).click();
  await customer.button('Try again').click();
  await expect(note).toBeHidden();
  await expect(voucher).toBeVisible();
});

test('an expired token does not keep a campaign from loading', async ({
  simulator,
  customer,
  page,
}) => {
  await simulator.chooseUser('New customer (ID)');
  await simulator.overrideNextAnswers('10001 token invalid', 'campaign');
  await simulator.reloadApp();
  await customer.identify('081200000101');
  await expectOneVoucher(customer, page);
});

test('a phone with a wrong clock can still claim', async ({ simulator, customer, page }) => {
  await simulator.setPhoneClockAhead(20);
  await simulator.reloadApp();
  await customer.identify();
  await expectOneVoucher(customer, page);
  // The first request is refused. All later ones are signed in the server's time.
  expect(await requestsTo(page, 'config')).toContainEqual(
    expect.objectContaining({ code: RESPONSE_CODE.signatureOld }),
  );
  expect((await requestsTo(page, 'campaign')).at(-1)).toMatchObject({ code: 0 });
});
