import { WIRE } from '@cangkir/bridge';
import { BRAND, CLAIM_CODE, ROUTES } from '@cangkir/core';
import { test as base, expect, type Page } from '@playwright/test';
import { findingsOnDesk } from './axe.ts';
import { backendState } from './read-backend.ts';
import { SimulatorPage } from './simulator-page.ts';

const test = base.extend<{ simulator: SimulatorPage }>({
  simulator: async ({ page }, use) => {
    const simulator = new SimulatorPage(page);
    await simulator.goto();
    await use(simulator);
    expect(simulator.errors).toEqual([]);
  },
});

/** Runs in the app's window. */
function inApp<Value>(simulator: SimulatorPage, run: () => Value): Promise<Value> {
  return simulator.app.locator('body').evaluate(run);
}

async function settingsOf(page: Page) {
  return page.evaluate(() => window.simulator?.settings());
}

test('the desk as it opens', async ({ simulator, page }) => {
  await test.step('the phone opens the app, and the log shows its requests', async () => {
    await expect(simulator.app.getByText('Rp15.000').first()).toBeVisible();
    await expect(simulator.logLines('campaign')).toContainText('0');
    await expect(simulator.logLines('userInfo')).toContainText('0');
  });

  await test.step('a script with a wrong argument gets an error, and the desk stays as it is', async () => {
    await expect(simulator.app.getByText('Rp15.000').first()).toBeVisible();
    const error = await page.evaluate(() => {
      const setMode: unknown = Reflect.get(window.simulator?.clock ?? {}, 'setMode');
      if (typeof setMode !== 'function') return null;
      try {
        return setMode('wat');
      } catch (error) {
        return String(error);
      }
    });
    expect(error).toContain('SimulatorError: clock.setMode: ');
    await expect(simulator.phone).toBeVisible();
    expect((await settingsOf(page))?.desk.clock.mode).toBe('real');
  });

  await test.step('the next answers are overridden, until that is cleared', async () => {
    const form = page.getByRole('form', { name: 'Next answers' });
    await simulator.overrideNextAnswers('10000 server busy', 'vouchers', 2);
    await expect(form.getByRole('status')).toHaveText('2 overridden');
    await form.getByRole('button', { name: 'Clear overrides' }).click();
    await expect(form.getByRole('status')).toHaveText('None overridden');
  });

  await test.step('the log can be filtered, opened and cleared', async () => {
    await expect(simulator.logLines('campaign')).toBeVisible();
    await page.getByRole('group', { name: 'Show' }).getByRole('radio', { name: 'Bridge' }).check();
    await expect(simulator.logLines('campaign')).toBeHidden();
    await page.getByRole('group', { name: 'Show' }).getByRole('radio', { name: 'All' }).check();
    await page.getByRole('searchbox', { name: 'Search' }).fill('campaign');
    await expect(simulator.log.getByRole('listitem')).toHaveCount(1);

    await simulator.logLines('campaign').getByText('campaign').first().click();
    await expect(simulator.logLines('campaign')).toContainText('"activityCode": "kopi-susu"');

    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(simulator.log).toBeHidden();
  });

  await test.step('the native login offers the users, and can be closed', async () => {
    await simulator.search('');
    await simulator.reloadApp();
    await expect(simulator.logLines('userInfo')).toBeVisible();
    const callLogin = () =>
      simulator.app.locator('body').evaluate((_, { injectedName, version }) => {
        const handlers: unknown = Reflect.get(Reflect.get(window, 'webkit'), 'messageHandlers');
        const handler: unknown = Reflect.get(Object(handlers), injectedName);
        const message = { v: version, id: 1, method: 'toLogin', params: {} };
        Reflect.apply(Reflect.get(Object(handler), 'postMessage'), handler, [message]);
      }, WIRE);

    await callLogin();
    const dialog = simulator.page.getByRole('dialog', { name: 'Log in to the app' });
    await expect(dialog).toBeVisible();
    await simulator.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(simulator.logLines('toLogin')).toContainText('1');

    await callLogin();
    await simulator.logInNatively('Member with vouchers (ID)');
    await expect(simulator.page.getByLabel('User', { exact: true })).toHaveValue('member');
  });

  await test.step('the switches can be used by keyboard alone', async () => {
    await page.getByRole('radio', { name: 'iOS' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Android' })).toBeChecked();

    await page.getByRole('button', { name: 'Quick links' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(simulator.route).toHaveValue(/merienda/);
  });
});

test('what was set and done survives a reload', async ({ simulator, page }) => {
  await test.step('settings survive a reload', async () => {
    await simulator.choosePlatform('Android');
    await simulator.chooseScreen('Narrow 320 × 568');
    await simulator.setSafeTop(28);
    await simulator.openQuickLink('Running, Singapore');
    await expect(simulator.route).toHaveValue(/kopi-o/);
    const before = await settingsOf(page);

    await page.reload();
    await expect(page.getByRole('radio', { name: 'Android' })).toBeChecked();
    await expect(simulator.app.getByText('S$2.50').first()).toBeVisible();
    expect(await settingsOf(page)).toEqual(before);
  });

  await test.step('the backend’s state survives a reload of the page', async () => {
    await simulator.openRoute(`${ROUTES.couponDetail}?id=voucher-usable&code=show`);
    await simulator.chooseUser('Member with vouchers (ID)');
    const code = await page.evaluate(
      () => window.simulator?.backend.snapshot().vouchers['voucher-usable']?.code ?? '',
    );
    await simulator.redeem(code);
    await expect(simulator.tillResult).toContainText('Accepted');

    await page.reload();
    await simulator.redeem(code);
    await expect(simulator.tillResult).toContainText('Used already');
  });

  await test.step('changes right before a reload are saved, however many at once', async () => {
    const code = (await backendState(page)).vouchers['voucher-last-day']?.code ?? '';
    const reloaded = page.waitForEvent('load');
    await page.evaluate((used) => {
      const { backend } = window.simulator ?? {};
      for (let mistake = 0; mistake < 30; mistake += 1) backend?.redeem('mistyped');
      backend?.redeem(used);
      location.reload();
    }, code);
    await reloaded;
    await simulator.redeem(code);
    await expect(simulator.tillResult).toContainText('Used already');
  });
});

test('other tabs share the backend, and take over the desk', async ({
  simulator,
  page,
  context,
}) => {
  await test.step('the app in another tab has the same backend', async () => {
    await expect(simulator.logLines('campaign')).toHaveCount(1);
    const other = await simulator.openInAnotherTab(`${ROUTES.getCoupons}?activityCode=kopi-o`);
    await expect(other.getByText('S$2.50').first()).toBeVisible();
    const requests = await page.evaluate(() => window.simulator?.requests() ?? []);
    expect(requests.map(({ input }) => input)).toContainEqual(
      expect.objectContaining({ activityCode: 'kopi-o' }),
    );
  });

  await test.step('one tab runs at a time, and another can take over', async () => {
    const second = await context.newPage();
    await second.goto('/');
    const banner = second.getByRole('alert');
    await expect(banner).toContainText('open in another tab');

    await banner.getByRole('button', { name: 'Use it here' }).click();
    await expect(second.getByRole('region', { name: 'Phone', exact: true })).toBeVisible();
    await expect(simulator.page.getByRole('alert')).toContainText('open in another tab');
  });
});

test('an SMS arrives on the phone, and the keyboard types its code', async ({ simulator }) => {
  await simulator.app.getByLabel('Phone number').fill('81234567890');
  await simulator.app.getByRole('button', { name: 'Send code' }).click();
  await expect(simulator.messages).toContainText('your verification code is');
  await expect(simulator.messages).toContainText('@localhost #');

  const code = await simulator.readSmsCode();
  await expect(simulator.app.getByLabel('SMS code')).toBeVisible();
  await simulator.takeSuggestedCode();
  await expect(simulator.app.getByText('The voucher is yours!')).toBeVisible();
  await expect(simulator.messages).not.toContainText(code);
});

test('a browser passes the SMS code to the waiting page', async ({ simulator }) => {
  await simulator.choosePlatform('Browser');
  await simulator.app.getByLabel('Phone number').fill('81234567890');
  await simulator.app.getByRole('button', { name: 'Send code' }).click();
  await expect(simulator.app.getByText('The voucher is yours!')).toBeVisible();
});

test('the till scans the code on the phone, and redeems it once', async ({ simulator }) => {
  await simulator.scanScreen();
  await expect(simulator.tillResult).toContainText('No code seen');

  await simulator.chooseUser('Member with vouchers (ID)');
  await simulator.openRoute(`${ROUTES.couponDetail}?id=voucher-usable&code=show`);
  await expect(simulator.app.getByText('KP7M').first()).toBeVisible();
  await simulator.scanScreen();
  await expect(simulator.tillResult).toContainText('Accepted');
  await expect(simulator.tillResult).toContainText('KP7M 4XQ2 R9WD');
  // The phone hides the code as soon as it hears of it.
  await simulator.redeem('KP7M 4XQ2 R9WD');
  await expect(simulator.tillResult).toContainText('Used already');
});

test('the desk decides how a claim is answered', async ({ simulator }) => {
  const { app } = simulator;
  const claim = app.getByRole('button', { name: 'Claim voucher' });
  await simulator.chooseUser('New customer (ID)');
  await expect(claim).toBeVisible();
  await simulator.chooseClaimCode(CLAIM_CODE.notYetTime);
  await claim.click();
  await expect(app.getByText('Claiming opens again on')).toBeVisible();

  await simulator.chooseClaimCode(null);
  await app.getByRole('button', { name: 'Check again' }).click();
  await claim.click();
  await expect(app.getByRole('heading', { name: 'The voucher is yours!' })).toBeVisible();
});

test('the app follows the phone', async ({ simulator, page }) => {
  await test.step('another phone is another device, with empty storage', async () => {
    await expect(simulator.logLines('userInfo')).toBeVisible();
    const before = (await settingsOf(page))?.first.deviceId;
    await inApp(simulator, () => localStorage.setItem('left-over', '1'));
    await page.getByRole('button', { name: 'New device' }).click();
    expect((await settingsOf(page))?.first.deviceId).not.toBe(before);
    await expect
      .poll(() => simulator.readInApp(() => localStorage.getItem('left-over')))
      .toBeNull();
  });

  await test.step('an invalid version is rejected', async () => {
    await simulator.setAppVersion('3.x');
    await expect(page.getByLabel('App version')).toHaveAttribute('aria-invalid', 'true');
    expect((await settingsOf(page))?.first.appVersion).toBe('3.3.0');
  });

  await test.step('each platform gives the app what a real device has', async () => {
    const userAgent = () => simulator.readInApp(() => navigator.userAgent);
    const injected = () => simulator.readInApp((_, name) => name in window, WIRE.injectedName);

    await expect.poll(userAgent).toContain('iPhone');
    await simulator.choosePlatform('Android');
    await expect.poll(userAgent).toContain(`Android 15`);
    await expect.poll(userAgent).toContain(`${BRAND.appName}/3.3.0`);
    await expect.poll(injected).toBe(true);

    await simulator.setAppVersion('2.1.0');
    await expect.poll(userAgent).toContain(`${BRAND.appName}/2.1.0`);

    await simulator.choosePlatform('Browser');
    await expect.poll(userAgent).not.toContain(BRAND.appName);
    await expect.poll(injected).toBe(false);
  });

  await test.step('the app’s own theme follows the phone’s', async () => {
    const isDark = () =>
      simulator.readInApp(() => matchMedia('(prefers-color-scheme: dark)').matches);
    await expect.poll(isDark).toBe(false);
    await simulator.chooseTheme('Dark');
    await expect.poll(isDark).toBe(true);
  });

  await test.step('offline, the app notices and its requests do not arrive', async () => {
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await simulator.reloadApp();
    await expect(simulator.logLines('campaign')).toBeVisible();
    await simulator.chooseNetwork('Offline');
    expect(await inApp(simulator, () => navigator.onLine)).toBe(false);
    await simulator.reloadApp();
    await expect(
      simulator.logLines('campaign').filter({ hasText: 'offline' }).first(),
    ).toBeVisible();
  });
});

test('axe finds nothing on the page', async ({ simulator, page }) => {
  await simulator.app.getByLabel('Phone number').fill('81234567890');
  await simulator.app.getByRole('button', { name: 'Send code' }).click();
  await expect(simulator.messages).toContainText('verification code');
  await simulator.logLines('sendCode').getByText('sendCode').first().click();
  await simulator.redeem('no such code');
  expect(await findingsOnDesk(page)).toEqual([]);
});
