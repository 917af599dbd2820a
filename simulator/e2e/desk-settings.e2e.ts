import { readFile } from 'node:fs/promises';
import { CLAIM_CODE } from '@cangkir/core';
import { expect, settingsOf, test } from './desk-test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function fileOf(text: string) {
  return { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

test('settings are kept in files, links and presets, without personal data', async ({
  simulator,
  page,
}) => {
  const card = await simulator.openCard('Settings');
  const dark = page.getByRole('radio', { name: 'Dark' });
  const light = page.getByRole('radio', { name: 'Light' });

  await test.step('an invalid file changes nothing, and says why', async () => {
    const before = await settingsOf(simulator);
    const settings = { desk: { zoom: 1 }, first: { theme: 'dark', appVersion: '3.x' } };
    const wrong = { kind: 'simulator-settings', version: 1, settings };
    await card.getByLabel('Import from a file').setInputFiles(fileOf(JSON.stringify(wrong)));
    await expect(card.getByRole('alert')).toContainText('Not valid in this file: first.appVersion');
    await expect.poll(() => settingsOf(simulator)).toEqual(before);
  });

  await test.step('settings go through a file', async () => {
    await simulator.chooseTheme('Dark');
    await simulator.chooseClaimCode(CLAIM_CODE.ended);
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Export to a file' }).click();
    const exported = await readFile(await (await download).path(), 'utf8');
    const { deviceId } = (await settingsOf(simulator)).first;
    expect(exported).not.toContain(deviceId);

    await light.check();
    await simulator.chooseClaimCode(null);
    await card.getByLabel('Import from a file').setInputFiles(fileOf(exported));
    await expect(dark).toBeChecked();
    await expect
      .poll(() => settingsOf(simulator))
      .toMatchObject({
        desk: { claimCode: CLAIM_CODE.ended },
        first: { deviceId },
      });
  });

  await test.step('settings go through a link', async () => {
    const form = page.getByRole('form', { name: 'Log in by phone' });
    await form.getByLabel('Phone').fill('0812 3456 7890');
    await form.getByRole('button', { name: 'Log in' }).click();
    await card.getByRole('button', { name: 'Copy a link' }).click();
    await expect(card.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).not.toMatch(/812.{0,3}3456/);

    await light.check();
    const status = page.getByRole('status', { name: 'Link' });
    await page.goto(`${new URL(link).origin}/#settings=nothing`);
    await expect(status).toContainText('holds no settings');
    await page.goto(link);
    await expect(status).toContainText('Applied the settings of the link');
    await expect(dark).toBeChecked();
    await expect(page).not.toHaveURL(/#/);
    await expect.poll(async () => (await settingsOf(simulator)).first.user).toBeNull();
  });

  await test.step('presets can be applied, saved by name, and deleted, and cards folded', async () => {
    const list = card.getByLabel('Preset', { exact: true });
    const apply = card.getByRole('button', { name: 'Apply' });
    await list.selectOption('Old app 2.1.0');
    await apply.click();
    await expect
      .poll(async () => (await settingsOf(simulator)).first)
      .toMatchObject({ theme: 'dark', appVersion: '2.1.0' });
    await card.getByLabel('Save as').fill('Mine');
    await card.getByRole('button', { name: 'Save', exact: true }).click();
    await list.selectOption('As at the first visit');
    await apply.click();
    await expect(light).toBeChecked();
    await simulator.card('Person').getByRole('heading', { name: 'Person' }).click();

    await page.reload();
    await expect(page.getByLabel('User', { exact: true })).toBeHidden();
    await list.selectOption('Mine');
    await apply.click();
    await expect(dark).toBeChecked();
    await expect.poll(async () => (await settingsOf(simulator)).first.appVersion).toBe('2.1.0');
    await card.getByRole('button', { name: 'Delete preset' }).click();
    await expect(list.getByRole('option', { name: 'Mine' })).toHaveCount(0);
  });
});
