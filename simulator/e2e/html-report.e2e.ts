import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { memberStory } from '../src/replay/testing.ts';
import { expect, test } from './journey.ts';

const STORY = memberStory({
  id: 'claim-once',
  title: 'A member claims a voucher',
  device: { platform: 'browser', language: 'en' },
  steps: [
    { do: 'tap', role: 'button', name: 'Claim voucher' },
    { do: 'expect', backend: { '/claims/length': 2 } },
  ],
});

test('a run is exported as one page, which opens without a network and leads back to the simulator', async ({
  page,
  simulator,
  browser,
}, { outputDir }) => {
  await simulator.chooseTab('Replay');
  const panel = page.getByRole('tabpanel', { name: 'Replay' });
  await panel.getByRole('textbox', { name: 'Or its text' }).fill(JSON.stringify(STORY));
  await panel.getByRole('button', { name: 'Load the text' }).click();
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export' }).click();
  const file = path.join(outputDir, 'report.html');
  await (await saved).saveAs(file);

  const elsewhere = await browser.newContext({ offline: true });
  const report = await elsewhere.newPage();
  const troubles: string[] = [];
  report.on('console', (message) => troubles.push(message.text()));
  await report.goto(pathToFileURL(file).href);
  await expect(report.getByRole('heading', { level: 1 })).toHaveText('A member claims a voucher');
  await expect(report.getByText('Failed at step 2')).toBeVisible();
  await expect(report.getByRole('definition').filter({ hasText: /^2$/ })).toBeVisible();
  await report.locator('summary', { hasText: 'tap the button' }).press('Enter');
  await expect(report.getByText('heading “The voucher is yours!”, focused')).toBeVisible();
  await expect(report.getByRole('img', { name: /^Chart of claim/ })).toBeHidden();
  expect(troubles).toEqual([]);

  const link = await report
    .getByRole('link', { name: 'Open in the simulator' })
    .getAttribute('href');
  await elsewhere.close();
  await page.goto('about:blank');
  await page.goto(String(link));
  await expect(page.getByRole('status', { name: 'Link' })).toContainText('Opened the scenario');
  await expect(panel.getByRole('heading', { name: 'A member claims a voucher' })).toBeVisible();
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(panel.getByText('Not as expected.')).toBeVisible();
});
