import { readFile } from 'node:fs/promises';
import { BRIDGE_CODE } from '@cangkir/bridge';
import { ROUTES } from '@cangkir/core';
import { callNative, expect, lastAnswer, test } from './desk-test.ts';
import type { SimulatorPage } from './simulator-page.ts';

const { outsideApp, noBridge, unsupported } = BRIDGE_CODE;

/** Sets what the app reads at its start, and waits for the line with what came of its first call. */
async function expectStart(
  simulator: SimulatorPage,
  set: () => Promise<void>,
  code: number,
): Promise<void> {
  await simulator.page.getByRole('button', { name: 'Clear', exact: true }).click();
  await set();
  await expect(simulator.logLines('userInfo').last()).toContainText(String(code));
}

test('the native app answers as its switches say', async ({ simulator, page }) => {
  const card = await simulator.openCard('Native app');

  await test.step('its bar has the colour of the page’s, in each theme and over a dark page', async () => {
    const bar = simulator.logLines('showOrHideNav');
    await expect(bar).toHaveCount(1);
    await simulator.chooseTheme('Dark');
    await expect(bar).toHaveCount(2);
    for (const [line, colour] of [
      [bar.first(), '#fbf6ee'],
      [bar.last(), '#1a110c'],
    ] as const) {
      await line.locator('summary').click();
      await expect(line).toContainText(colour);
    }
    await simulator.chooseTheme('Light');
    // The time is light over a dark page.
    const statusBar = page.locator('[data-turned][aria-hidden="true"]');
    await expect(statusBar).toHaveCSS('color-scheme', 'light');
    await simulator.openRoute(ROUTES.jolly);
    await expect(statusBar).toHaveCSS('color-scheme', 'dark');
  });

  await test.step('its location can be set or denied', async () => {
    await card.getByLabel('Location').selectOption('Another location');
    await card.getByLabel('Latitude').fill('1.5');
    await card.getByLabel('Latitude').press('Enter');
    await card.getByLabel('Longitude').fill('104.25');
    await card.getByLabel('Longitude').press('Enter');
    await callNative(simulator, 'getLocation');
    await expect
      .poll(() => lastAnswer(simulator))
      .toMatchObject({ data: { latitude: 1.5, longitude: 104.25 } });

    await card.getByLabel('Location').selectOption('Not allowed');
    await callNative(simulator, 'getLocation');
    await expect.poll(() => lastAnswer(simulator)).toMatchObject({ code: 1, data: null });
  });

  await test.step('a coming call can be answered otherwise', async () => {
    const waiting = page.getByRole('list', { name: 'Overrides that wait for their call' });
    const message = { Which: '2', Message: 'Too old' };
    await simulator.overrideNextCall('getSafeTop', '-5 no such call', message);
    await expect(waiting).toHaveText('getSafeTop, 2 calls from now: -5');
    await callNative(simulator, 'getSafeTop');
    await expect(waiting).toHaveText('getSafeTop, next: -5');
    await callNative(simulator, 'getSafeTop');
    await expect(waiting).toBeHidden();
    await expect.poll(() => lastAnswer(simulator)).toMatchObject({ code: -5 });

    await simulator.overrideNextCall('getSafeTop', 'As the app does', { Given: 'Twice' });
    const calls = simulator.card('Next calls');
    await expect(calls.getByRole('status')).toHaveText('1 overridden');
    await calls.getByRole('button', { name: 'Clear overrides' }).click();
    await expect(calls.getByRole('status')).toHaveText('None overridden');
  });

  await test.step('another app in front pauses the page, which both browser and app report', async () => {
    const isHidden = () => simulator.app.locator('body').evaluate(() => document.hidden);
    await page.getByRole('button', { name: 'Pause' }).click();
    const cover = simulator.phone.getByRole('region', { name: 'Another app' });
    await expect(cover).toContainText('The page is paused');
    await expect.poll(isHidden).toBe(true);
    await cover.getByRole('button', { name: 'Go back to the page' }).click();
    await expect(cover).toBeHidden();
    await expect.poll(isHidden).toBe(false);
  });

  await test.step('a renewed token makes the app read its login again', async () => {
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Token update' }).click();
    await expect(simulator.logLines('userInfo')).toHaveCount(1);
  });

  await test.step('its version, its name and its silence each have their code', async () => {
    await simulator.setAppVersion('3.x');
    await expect(card.getByLabel('App version')).toHaveAttribute('aria-invalid', 'true');
    await expectStart(simulator, () => simulator.setAppVersion('0.9.0'), unsupported);
    await simulator.setAppVersion('3.3.0');
    await expectStart(simulator, () => simulator.switchOff('The app answers calls'), noBridge);
    await expectStart(simulator, () => simulator.switchOff('Named in the user agent'), outsideApp);
  });
});

test.describe('the page of the bridge', () => {
  test.use({ phone: { route: ROUTES.bridge } });

  test('checks the app, asks the person, and gives its report', async ({
    simulator,
    customer,
    page,
  }) => {
    const { app, phone } = simulator;
    const failures = app.getByRole('list', { name: 'What is wrong' });

    await test.step('what needs no person is checked first', async () => {
      await expect(customer.button('Run the checks')).toBeVisible();
      await simulator.overrideNextCall('deviceInfo', 'Another code', { Code: '77' });
      await customer.button('Run the checks').click();
      await expect(app.getByRole('heading', { name: 'By hand' })).toBeFocused();
      await expect(failures.getByRole('listitem')).toHaveCount(1);
      await expect(failures).toContainText('deviceInfo.answer');
      await expect(failures).toContainText('Code 77; expected 0');
    });

    await test.step('a person answers for what the phone shows', async () => {
      await customer.button('Start').click();
      await expect(app.getByText(/Does the app’s bar say/)).toBeVisible();
      await expect(phone.getByText('Kopi ☕ 咖啡')).toBeVisible();
      await customer.button('No').click();
      await expect(failures.getByRole('listitem')).toHaveCount(2);
    });

    await test.step('the report is saved as a file, also after the page was loaded again', async () => {
      await simulator.reloadApp();
      await customer.button('Continue').click();
      await expect(failures.getByRole('listitem')).toHaveCount(2);
      const download = page.waitForEvent('download');
      await customer.button('Save JUnit').click();
      const text = await readFile(await (await download).path(), 'utf8');
      expect(text).toContain('code expected 0 got 77 by deviceInfo {}');
    });
  });
});
