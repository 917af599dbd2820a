import { CLAIM_CODE, ROUTES } from '@cangkir/core';
import { expect, test } from './journey.ts';
import { claimedVouchers } from './read-backend.ts';

/** A campaign link with additional query values, which survive a login. */
const CAMPAIGN = `${ROUTES.getCoupons}?sourceId=kopi-susu&friend=a%20b`;

/** A day and a time, in the zone of all times of the product. */
const MOMENT = /\w+\s\d+,\s\d{4},\s\d+:\d{2}\s[AP]M\sWIB/;

/** The codes after which nothing is left to do: the other vouchers are a tap away. */
const OVER = [
  [CLAIM_CODE.promoOver, 'Oops, the promo is over'],
  [CLAIM_CODE.ended, 'The event has already ended'],
  [CLAIM_CODE.allClaimed, 'All vouchers have been claimed..'],
  [CLAIM_CODE.newUsersOnly, 'Sorry, only new user can claim this voucher'],
] as const;

/** The codes after which claiming opens later. */
const LATER = [
  [CLAIM_CODE.notStarted, 'The event is not started yet', 'Claiming opens on'],
  [CLAIM_CODE.notYetTime, 'Oops, now is not a valid time to claim it', 'Claiming opens again on'],
] as const;

test.use({ phone: { platform: 'browser', user: 'newcomer', route: CAMPAIGN } });

test(`${CLAIM_CODE.claimed} gives the voucher`, async ({ simulator, customer }) => {
  await simulator.chooseClaimCode(CLAIM_CODE.claimed);
  await customer.button('Claim voucher').click();
  await expect(customer.heading('The voucher is yours!')).toBeVisible();
  await customer.button('View voucher').click();
  await expect(simulator.app.getByRole('article')).toContainText('Ready to use');
});

for (const [code, message] of OVER) {
  test(`${code} says “${message}”, and leads to the wallet`, async ({ simulator, customer }) => {
    await expect(customer.button('Claim voucher')).toBeVisible();
    await simulator.chooseClaimCode(code);
    await customer.button('Claim voucher').click();
    await expect(customer.heading(message)).toBeVisible();
    await expect(customer.button('Claim voucher')).toBeHidden();

    await customer.button('My vouchers').click();
    await expect(simulator.route).toHaveValue(ROUTES.vouchers);
    expect(await claimedVouchers(simulator.page)).toEqual([]);
  });
}

for (const [code, message, opening] of LATER) {
  test(`${code} says “${message}”, and when it is time`, async ({ simulator, customer }) => {
    const { app } = simulator;
    await expect(customer.button('Claim voucher')).toBeVisible();
    await simulator.chooseClaimCode(code);
    await customer.button('Claim voucher').click();
    await expect(customer.heading(message)).toBeVisible();
    await expect(app.getByText(opening)).toHaveText(MOMENT);
    await expect(app.getByRole('timer')).toHaveText(/Opens in (59:\d\d|1:00:00)/);

    await simulator.chooseClaimCode(null);
    await customer.button('Check again').click();
    await customer.button('Claim voucher').click();
    await expect(customer.heading('The voucher is yours!')).toBeVisible();
  });
}

test(`${CLAIM_CODE.alreadyClaimed} shows the voucher that was given`, async ({
  simulator,
  customer,
}) => {
  await expect(customer.button('Claim voucher')).toBeVisible();
  await simulator.chooseClaimCode(CLAIM_CODE.alreadyClaimed);
  await customer.button('Claim voucher').click();
  await expect(customer.heading("It's already Claimed")).toBeVisible();
  await customer.button('View voucher').click();
  await expect(simulator.app.getByRole('article')).toContainText('Ready to use');
  const [voucher] = await claimedVouchers(simulator.page);
  await expect(simulator.route).toHaveValue(`${ROUTES.couponDetail}?id=${voucher?.id}`);
});

test.describe(`${CLAIM_CODE.loginRequired} goes to login and comes back to the same link`, () => {
  test('in a browser', async ({ simulator, customer }) => {
    await expect(customer.button('Claim voucher')).toBeVisible();
    await simulator.chooseClaimCode(CLAIM_CODE.loginRequired);
    await customer.button('Claim voucher').click();
    await expect(customer.heading('Log in or register')).toBeVisible();
    await simulator.chooseClaimCode(null);

    // The browser fills in the code, which logs in.
    await customer.askForCode();
    await expect(simulator.route).toHaveValue(CAMPAIGN);
    await customer.button('Claim voucher').click();
    await expect(customer.heading('The voucher is yours!')).toBeVisible();
  });

  test('in the native app, with its own login', async ({ simulator, customer, page }) => {
    await simulator.choosePlatform('iOS');
    await expect(customer.button('Claim voucher')).toBeVisible();
    await simulator.chooseClaimCode(CLAIM_CODE.loginRequired);
    await customer.button('Claim voucher').click();
    await expect(page.getByRole('dialog', { name: 'Log in to the app' })).toBeVisible();
    await simulator.chooseClaimCode(null);

    await simulator.logInNatively('Member with vouchers (ID)');
    await expect(simulator.route).toHaveValue(CAMPAIGN);
    await customer.button('Claim voucher').click();
    await expect(customer.heading('The voucher is yours!')).toBeVisible();
  });

  test('and says so if the user closes the login', async ({ simulator, customer, page }) => {
    await simulator.choosePlatform('Android');
    await expect(customer.button('Claim voucher')).toBeVisible();
    await simulator.chooseClaimCode(CLAIM_CODE.loginRequired);
    await customer.button('Claim voucher').click();
    const login = page.getByRole('dialog', { name: 'Log in to the app' });
    await login.getByRole('button', { name: 'Cancel' }).click();
    await expect(login).toBeHidden();
    await expect(customer.heading('Log in to claim')).toBeVisible();
    await customer.button('Log in').click();
    await expect(login).toBeVisible();
  });
});
