import { readFile } from 'node:fs/promises';
import { CLAIM_CODE } from '@cangkir/core';
import { findingsOnDesk } from './axe.ts';
import { expect, test } from './journey.ts';

test('the log can be read, filtered, exported and cleared', async ({
  simulator,
  page,
  customer,
}) => {
  await test.step('the log can be read by keyboard, down to the signature of a request', async () => {
    await simulator.search('campaign');
    await expect(simulator.logLines('campaign')).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const line = simulator.logLines('campaign');
    await expect(line).toContainText('First phone');
    await expect(line).toContainText('GET /portal/app/coupon/campaign');
    await expect(line).toContainText('Holds');
    await expect(line.getByRole('definition').filter({ hasText: /^kopi…$/ })).toBeVisible();
    await expect(line.getByRole('term').filter({ hasText: /^secret$/ })).toBeVisible();

    await simulator.search('');
    await expect(simulator.logLines('userInfo')).toBeVisible();
    const focused = page.locator('summary:focus');
    await page.getByRole('button', { name: 'Clear', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    const first = await focused.textContent();
    await page.keyboard.press('ArrowDown');
    await expect(focused).not.toHaveText(first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(focused).toHaveText(first ?? '');
  });

  await test.step('the log can be filtered by failure, and searched by content', async () => {
    await expect(simulator.logLines('campaign')).toContainText('0');
    await simulator.overrideNextAnswers('30005 ended', 'campaign');
    await simulator.reloadApp();
    await expect(simulator.logLines('campaign')).toHaveCount(2);

    await simulator.filterTool('Outcome', 'Failed');
    await expect(simulator.log.getByRole('listitem')).toHaveCount(1);
    await expect(simulator.logLines('campaign')).toContainText(String(CLAIM_CODE.ended));
    await simulator.filterTool('Outcome', 'All');

    await simulator.search('Overridden.');
    await expect(simulator.log.getByRole('listitem')).toHaveCount(1);
    await simulator.search('nowhere in it');
    await expect(simulator.tool).toContainText('Nothing fits the filter.');
  });

  await test.step('the log can be exported without secrets, and cleared', async () => {
    await simulator.search('');
    await simulator.reloadApp();
    await customer.askForCode();
    await expect(simulator.logLines('sendCode')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      simulator.tool.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^log-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('"endpoint": "sendCode"');
    expect(text).not.toContain('81234567890');

    await simulator.tool.getByRole('button', { name: 'Clear' }).click();
    await expect(simulator.log).toBeHidden();
    await expect(simulator.tool).toContainText('The log was cleared.');
  });
});

test('the log shows each line’s phone if there are two; the chosen tool is kept', async ({
  simulator,
  page,
}) => {
  await test.step('the log shows each line’s phone if there are two', async () => {
    await page.getByRole('switch', { name: 'Second phone' }).check();
    await expect(simulator.logLines('campaign')).toHaveCount(2);
    await simulator.filterTool('Phone', 'Second');
    await expect(simulator.logLines('campaign')).toHaveCount(1);
    await expect(simulator.log.getByRole('listitem').first()).toContainText('Second');
    await expect(simulator.log.getByText('First', { exact: true })).toHaveCount(0);
  });

  await test.step('the arrow keys choose a tool, which is kept over a reload', async () => {
    await page.getByRole('tab', { name: 'Log' }).focus();
    await page.keyboard.press('End');
    await expect(simulator.tool).toHaveAccessibleName('Till');
    await page.reload();
    await expect(simulator.tool).toHaveAccessibleName('Till');
  });
});

test('axe finds nothing in any tool', async ({ simulator, page }) => {
  await expect(simulator.logLines('campaign')).toBeVisible();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    expect(await findingsOnDesk(page, '[role="tabpanel"]')).toEqual([]);
  }
});
