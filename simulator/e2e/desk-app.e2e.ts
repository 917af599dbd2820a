import { readFile } from 'node:fs/promises';
import { BRIDGE_CODE, detectTransport, isSupported, type MethodName, WIRE } from '@cangkir/bridge';
import { ROUTES } from '@cangkir/core';
import { Customer } from './customer.ts';
import { callNative, expect, test } from './desk-test.ts';
import type { SimulatorPage } from './simulator-page.ts';

const { success, outsideApp, noBridge, unsupported } = BRIDGE_CODE;

/** The result of a call in the app's own bridge, from its frame: 0 if it would be sent. */
async function bridgeCode(simulator: SimulatorPage, method: MethodName): Promise<number> {
  const seen = await simulator.app.locator('body').evaluate(
    (_, name) => ({
      userAgent: navigator.userAgent,
      dataset: { ...document.documentElement.dataset },
      isInjected: name in window,
      hasHandler: 'webkit' in window,
    }),
    WIRE.injectedName,
  );
  const port = { [WIRE.injectedName]: { postMessage: () => {} } };
  const transport = detectTransport({
    navigator: { userAgent: seen.userAgent },
    document: { documentElement: { dataset: seen.dataset } },
    ...(seen.hasHandler && { webkit: { messageHandlers: port } }),
    ...(seen.isInjected && port),
  });
  if (!isSupported(method, transport.appVersion)) return unsupported;
  const sent = transport.send({ v: WIRE.version, id: 1, method, params: {} });
  return sent.ok ? success : sent.failure.code;
}

/** Clears the log and reloads the app, so that the log shows the requests of its start. */
async function restartApp(simulator: SimulatorPage): Promise<void> {
  await simulator.page.getByRole('button', { name: 'Clear', exact: true }).click();
  await simulator.reloadApp();
  await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
  // A setting may already have reloaded it once.
  await expect(simulator.logLines('campaign').first()).toBeVisible();
}

test('calls fail with -4 if no app answers, and with -3 if the user agent does not name it either', async ({
  simulator,
}) => {
  await simulator.openCard('Native app');
  await simulator.chooseUser('Member with vouchers (ID)');
  await expect(simulator.app.getByRole('button', { name: 'Claim voucher' })).toBeVisible();
  expect(await bridgeCode(simulator, 'userInfo')).toBe(success);

  await simulator.switchOff('The app answers calls');
  // Clears its earlier requests.
  await simulator.clearAppStorage();
  await restartApp(simulator);
  expect(await bridgeCode(simulator, 'userInfo')).toBe(noBridge);
  await expect(simulator.logLines('userInfo').last()).toContainText(String(noBridge));
  // Without a native login, the web fallback is shown.
  await expect(simulator.app.getByLabel('Phone number')).toBeVisible();

  await simulator.switchOff('Named in the user agent');
  await restartApp(simulator);
  expect(await bridgeCode(simulator, 'userInfo')).toBe(outsideApp);
  await expect(simulator.logLines('userInfo').last()).toContainText(String(outsideApp));
});

test('the app’s version and name decide which calls it takes', async ({ simulator }) => {
  await test.step('an old app lacks newer calls: -5, from the bridge and from the app itself', async () => {
    await simulator.setAppVersion('1.9.0');
    await restartApp(simulator);
    expect(await bridgeCode(simulator, 'scanCode')).toBe(unsupported);
    expect(await bridgeCode(simulator, 'userInfo')).toBe(success);
    await callNative(simulator, 'scanCode');
    await expect(simulator.logLines('scanCode')).toContainText('-5');
  });

  await test.step('a version below 1.0.0 is too old for every call: -5, logged from inside the page', async () => {
    await simulator.setAppVersion('0.9.0');
    await restartApp(simulator);
    await expect(simulator.logLines('userInfo').last()).toContainText(String(unsupported));
  });

  await test.step('a production build counts as native, whatever the user agent', async () => {
    await simulator.setAppVersion('3.3.0');
    await simulator.openCard('Native app');
    await simulator.switchOff('Named in the user agent');
    await restartApp(simulator);
    expect(await bridgeCode(simulator, 'userInfo')).toBe(success);
    await expect(simulator.logLines('userInfo').first()).toBeVisible();

    await simulator.switchOff('Production treats native as true');
    await restartApp(simulator);
    expect(await bridgeCode(simulator, 'userInfo')).toBe(outsideApp);
    await expect(simulator.logLines('userInfo').last()).toContainText(String(outsideApp));
  });
});

test('the app renews a token, answers calls, and makes way for another app', async ({
  simulator,
  page,
}) => {
  await test.step('a token renewed by the app replaces the old one in the page', async () => {
    await simulator.openCard('Native app');
    await restartApp(simulator);
    await expect(simulator.logLines('userInfo')).toHaveCount(1);
    await page.getByRole('button', { name: 'Token update' }).click();
    // The app reloads, and reads its login again.
    await expect(simulator.logLines('userInfo')).toHaveCount(2);
  });

  await test.step('future calls can be answered with a code, late, twice, or never', async () => {
    const waiting = simulator.page.getByRole('list', {
      name: 'Overrides that wait for their call',
    });
    const lines = simulator.logLines('getSafeTop');
    await restartApp(simulator);
    await expect(lines).toHaveCount(1);

    await simulator.overrideNextCall('getSafeTop', '-5 no such call', {
      Which: '2',
      Message: 'Too old',
    });
    await expect(waiting).toHaveText('getSafeTop, 2 calls from now: -5');
    await callNative(simulator, 'getSafeTop');
    await expect(waiting).toHaveText('getSafeTop, next: -5');
    await callNative(simulator, 'getSafeTop');
    await expect(waiting).toBeHidden();
    await expect(lines.nth(1)).toContainText('0');
    await expect(lines.nth(2)).toContainText('-5');

    await simulator.overrideNextCall('getSafeTop', 'Another code', {
      Code: '77',
      Which: '1',
      Delay: '400',
    });
    await callNative(simulator, 'getSafeTop');
    await expect(lines.nth(3)).toContainText('open');
    await expect(lines.nth(3)).toContainText('77');
    await expect(lines.nth(3)).toContainText(/77(?:[4-9]\d\d|\d{4}) ms/);

    await simulator.overrideNextCall('getSafeTop', 'As the app does', {
      Delay: '0',
      Given: 'Never',
    });
    await callNative(simulator, 'getSafeTop');
    await expect(lines.nth(4)).toContainText('open');

    await simulator.overrideNextCall('getSafeTop', 'As the app does', { Given: 'Twice' });
    const card = simulator.card('Next calls');
    await expect(card.getByRole('status')).toHaveText('1 overridden');
    await card.getByRole('button', { name: 'Clear overrides' }).click();
    await expect(card.getByRole('status')).toHaveText('None overridden');
  });

  await test.step('the phone’s location can be set or denied', async () => {
    const card = await simulator.openCard('Native app');
    const answer = async () => {
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await callNative(simulator, 'getLocation');
      const calls = await page.evaluate(() => window.simulator?.calls() ?? []);
      return calls.at(-1)?.answer;
    };
    await card.getByLabel('Location').selectOption('Surabaya');
    expect(await answer()).toMatchObject({ code: 0, data: { latitude: -7.2575 } });

    await card.getByLabel('Location').selectOption('Another location');
    await card.getByLabel('Latitude').fill('1.5');
    await card.getByLabel('Latitude').press('Enter');
    await card.getByLabel('Longitude').fill('104.25');
    await card.getByLabel('Longitude').press('Enter');
    expect(await answer()).toMatchObject({ data: { latitude: 1.5, longitude: 104.25 } });

    await card.getByLabel('Location').selectOption('Not allowed');
    expect(await answer()).toMatchObject({ code: 1, data: null });
  });

  await test.step('another app in front pauses the page, which both browser and app report', async () => {
    const isHidden = () => simulator.app.locator('body').evaluate(() => document.hidden);
    await simulator.openCard('Native app');
    await page.getByRole('button', { name: 'Pause' }).click();
    const cover = simulator.phone.getByRole('region', { name: 'Another app' });
    await expect(cover).toContainText('The page is paused');
    expect(await isHidden()).toBe(true);
    await cover.getByRole('button', { name: 'Go back to the page' }).click();
    await expect(cover).toBeHidden();
    expect(await isHidden()).toBe(false);
  });
});

test('the page of the bridge checks the app, asks the person, and gives its report', async ({
  simulator,
  page,
}) => {
  const { app, phone } = simulator;
  const press = (name: string) => app.getByRole('button', { name, exact: true }).click();
  const failures = app.getByRole('list', { name: 'What is wrong' });

  await test.step('what needs no person is checked first', async () => {
    await simulator.openRoute(ROUTES.bridge);
    await expect(app.getByRole('button', { name: 'Run the checks' })).toBeVisible();
    await simulator.overrideNextCall('deviceInfo', 'Another code', { Code: '77' });
    await press('Run the checks');
    await expect(app.getByRole('heading', { name: 'By hand' })).toBeFocused();
    await expect(failures.getByRole('listitem')).toHaveCount(1);
    await expect(failures).toContainText('deviceInfo.answer');
    await expect(failures).toContainText('Code 77; expected 0');
  });

  await test.step('a person answers for what the phone shows', async () => {
    await press('Start');
    await expect(app.getByText(/Does the app’s bar say/)).toBeVisible();
    await expect(phone.getByText('Kopi ☕ 咖啡')).toBeVisible();
    await press('Yes');
    await press('Start');
    await press('No');
    await expect(failures).toContainText('showOrHideNav.seen');
    await press('Start');
    await page
      .getByRole('dialog', { name: 'Camera' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await press('Yes');
  });

  await test.step('a run continues after the page was loaded again', async () => {
    await simulator.reloadApp();
    await press('Continue');
    await expect(app.getByText('The camera opens. Scan any QR code.')).toBeVisible();
    await expect(failures.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the report is saved as a file', async () => {
    const download = page.waitForEvent('download');
    await press('Save JUnit');
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('<testcase classname="scanCode" name="scanCode.closed"');
    expect(text).toContain('code expected 0 got 77 by deviceInfo {}');
  });
});

test('a crashed machine shows the error screen, and a reload starts the app again', async ({
  simulator,
}) => {
  await new Customer(simulator).askForCode();
  await simulator.chooseTab('Chart');
  const chart = simulator.page.getByRole('tabpanel', { name: 'Chart' });
  await chart.getByLabel('Machine').selectOption('login');
  await chart.getByLabel('TYPE_CODE carries').fill('{}');
  await chart.getByRole('button', { name: 'Send TYPE_CODE' }).click();

  await expect(
    simulator.app.getByRole('heading', { name: 'This page ran into a problem' }),
  ).toBeVisible();
  // The crash is an unhandled error on the console.
  expect(simulator.errors.splice(0)).not.toEqual([]);
  await simulator.app.getByRole('button', { name: 'Reload' }).click();
  await expect(simulator.app.getByRole('textbox', { name: 'SMS code' })).toBeVisible();
});
