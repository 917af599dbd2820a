import { readFile } from 'node:fs/promises';
import { ROUTES } from '@cangkir/core';
import type { Page } from '@playwright/test';
import { expect, test } from './desk-test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function settingsOf(page: Page) {
  const settings = await page.evaluate(() => window.simulator?.settings());
  if (settings === undefined) throw new Error('The simulator has not started.');
  return settings;
}

function fileOf(text: string) {
  return { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

test('settings are kept in files and presets, and which cards are open', async ({
  simulator,
  page,
}) => {
  await test.step('an invalid file changes nothing, and says why', async () => {
    const card = await simulator.openCard('Settings');
    const file = card.getByLabel('Import from a file');
    const before = await settingsOf(page);
    await file.setInputFiles(fileOf('{"a":1}'));
    await expect(card.getByRole('alert')).toHaveText(
      'This is not a settings file of this simulator.',
    );

    const settings = { desk: { zoom: 1 }, first: { theme: 'dark', appVersion: '3.x' } };
    const wrong = { kind: 'simulator-settings', version: 1, settings };
    await file.setInputFiles(fileOf(JSON.stringify(wrong)));
    await expect(card.getByRole('alert')).toContainText('Not valid in this file: first.appVersion');
    expect(await settingsOf(page)).toEqual(before);
  });

  await test.step('settings survive a round trip through a file', async () => {
    await simulator.choosePlatform('Android');
    await simulator.chooseTheme('Dark');
    const card = await simulator.openCard('Settings');
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Export to a file' }).click();
    const exported = await readFile(await (await download).path(), 'utf8');
    const { deviceId } = (await settingsOf(page)).first;
    expect(exported).not.toContain(deviceId);

    await simulator.chooseTheme('Light');
    const file = card.getByLabel('Import from a file');
    await file.setInputFiles(fileOf(exported));
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await settingsOf(page)).first).toMatchObject({ platform: 'android', deviceId });
  });

  await test.step('presets can be applied, saved by name, and deleted', async () => {
    const card = await simulator.openCard('Settings');
    const list = card.getByLabel('Preset', { exact: true });
    const apply = card.getByRole('button', { name: 'Apply' });
    await list.selectOption('iPhone SE, dark, 中文');
    await apply.click();
    await expect(simulator.app.getByRole('heading', { level: 1 })).toContainText('领取优惠券');
    await list.selectOption('Old app 2.1.0');
    await apply.click();
    await expect.poll(async () => (await settingsOf(page)).first.appVersion).toBe('2.1.0');
    expect((await settingsOf(page)).first.theme).toBe('dark');

    await card.getByLabel('Save as').fill('Mine');
    await card.getByRole('button', { name: 'Save', exact: true }).click();
    await list.selectOption('As at the first visit');
    await apply.click();
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();

    await page.reload();
    await list.selectOption('Mine');
    await apply.click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect((await settingsOf(page)).first.appVersion).toBe('2.1.0');
    await card.getByRole('button', { name: 'Delete preset' }).click();
    await expect(list.getByRole('option', { name: 'Mine' })).toHaveCount(0);
  });

  await test.step('cards stay open or folded', async () => {
    await simulator.openCard('Clock');
    await simulator.card('Person').getByRole('heading', { name: 'Person' }).click();
    await expect(page.getByLabel('User', { exact: true })).toBeHidden();
    await page.reload();
    await expect(simulator.card('Clock').getByLabel('Moment')).toBeVisible();
    await expect(page.getByLabel('User', { exact: true })).toBeHidden();
    await expect(simulator.card('Device').getByLabel('Zoom')).toBeVisible();
  });
});

test('the native app’s bar has the colour of the page’s, in each theme', async ({
  simulator,
  page,
}) => {
  const calls = simulator.logLines('showOrHideNav');
  await simulator.choosePlatform('iOS');
  await expect(calls).toHaveCount(1);
  for (const [theme, colour, count] of [
    ['Dark', '#1a110c', 2],
    ['Light', '#fbf6ee', 3],
  ] as const) {
    await simulator.chooseTheme(theme);
    await expect(calls).toHaveCount(count);
    await calls.last().locator('summary').click();
    await expect(calls.last()).toContainText(colour);
  }

  await test.step('and that of a dark page, over which the time is light', async () => {
    const statusBar = page.locator('[data-turned][aria-hidden="true"]');
    await expect(statusBar).toHaveCSS('color-scheme', 'light');
    await simulator.openRoute(ROUTES.jolly);
    await expect(statusBar).toHaveCSS('color-scheme', 'dark');
    await simulator.openRoute(ROUTES.help);
    await expect(statusBar).toHaveCSS('color-scheme', 'light');
  });
});

test('a link holds the settings, without personal data', async ({ simulator, page }) => {
  await simulator.chooseTheme('Dark');
  await simulator.chooseScreen('iPhone SE 375 × 667');
  const form = page.getByRole('form', { name: 'Log in by phone' });
  await form.getByLabel('Phone').fill('0812 3456 7890');
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(simulator.app.getByRole('button', { name: 'Claim voucher' })).toBeVisible();
  const card = await simulator.openCard('Settings');
  await card.getByRole('button', { name: 'Copy a link' }).click();
  await expect(card.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain('812');

  await simulator.chooseTheme('Light');
  await page.goto(link);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('status', { name: 'Link' })).toContainText(
    'Applied the settings of the link',
  );
  expect(new URL(page.url()).hash).toBe('');
  expect((await settingsOf(page)).first).toMatchObject({ screen: 'compact', user: null });

  await page.goto(`${new URL(link).origin}/#settings=nothing`);
  await expect(page.getByRole('status', { name: 'Link' })).toContainText('holds no settings');
  expect((await settingsOf(page)).first.theme).toBe('dark');
});
