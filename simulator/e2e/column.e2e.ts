import { readFile } from 'node:fs/promises';
import { CLAIM_CODE, ROUTES } from '@cangkir/core';
import { HEALTH_EVENTS, writeErrorReport, writeVital } from '@cangkir/core/health';
import { statistics } from '../src/backend/testing.ts';
import { REPORT } from '../src/health/testing.ts';
import { findingsOnDesk } from './axe.ts';
import { expect, test } from './journey.ts';
import { backendState } from './read-backend.ts';

// The theme that few look at. Each tool has its own colors.
test.use({ colorScheme: 'dark', permissions: ['clipboard-read', 'clipboard-write'] });

test('the tools beside the phone say what happened in it, and change what comes', async ({
  simulator,
  customer,
  page,
}) => {
  const { app, tool } = simulator;
  const expectNoFindings = async () =>
    await expect.poll(() => findingsOnDesk(page, '[role="tabpanel"]')).toEqual([]);

  await test.step('the log is read by keyboard, down to the signature of a request', async () => {
    await expect(simulator.logLines('userInfo')).toContainText('0');
    await simulator.search('campaign');
    const line = simulator.logLines('campaign');
    await expect(line).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(line).toContainText('First phone');
    await expect(line).toContainText('GET /portal/app/coupon/campaign');
    await expect(line).toContainText('Holds');
    await expect(line.getByRole('definition').filter({ hasText: /^kopi…$/ })).toBeVisible();
    await expect(line.getByRole('term').filter({ hasText: /^secret$/ })).toBeVisible();
    await expectNoFindings();

    await line.getByRole('button', { name: 'Copy as scenario' }).click();
    await expect(line.getByRole('status')).toHaveText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('"route": "/get-coupons?activityCode=kopi-susu"');

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

  await test.step('it is filtered by failure, exported without secrets, and cleared', async () => {
    await simulator.overrideNextAnswers('30005 ended', 'campaign');
    await simulator.reloadApp();
    await expect(simulator.logLines('campaign')).toHaveCount(2);
    await simulator.filterTool('Outcome', 'Failed');
    await expect(simulator.log.getByRole('listitem')).toHaveCount(1);
    await expect(simulator.logLines('campaign')).toContainText(String(CLAIM_CODE.ended));
    await simulator.search('nowhere in it');
    await expect(tool).toContainText('Nothing fits the filter.');
    await simulator.search('');
    await simulator.filterTool('Outcome', 'All');

    await simulator.reloadApp();
    await customer.askForCode();
    await expect(simulator.logLines('sendCode')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tool.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^log-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('"endpoint": "sendCode"');
    expect(text).not.toContain('81234567890');

    await tool.getByRole('button', { name: 'Clear' }).click();
    await expect(simulator.log).toBeHidden();
    await expect(tool).toContainText('The log was cleared.');
  });

  await test.step('the coverage counts what this session and the scenarios exercised', async () => {
    await simulator.chooseTab('Coverage');
    await simulator.search('getSafeTop');
    const success = tool.getByRole('row', { name: '0 success' }).getByRole('cell');
    await expect(success.first()).toContainText('3 times in this session');
    await expect(success.nth(1)).toContainText('0 times in this session');
    await expect(tool.getByRole('list', { name: 'Legend' })).toContainText('Not yet');

    await simulator.filterTool('Table', 'Endpoints');
    await simulator.search('campaign');
    const ended = tool.getByRole('rowgroup').filter({ hasText: /^campaign(?![A-Z])/ });
    await expect(ended.getByRole('row', { name: '30005' })).toContainText('1 time in this session');
    await simulator.search('claim-answer-lost');
    const claim = tool.getByRole('rowgroup').filter({ hasText: /^claim(?![A-Z])/ });
    const lost = claim.getByRole('row', { name: 'lost' }).getByTitle('claim-answer-lost');
    await expect(lost).toContainText(/in [1-9]\d* scenario/);
    await expectNoFindings();
  });

  await test.step('what the app reports of its health is there by group and by route', async () => {
    await simulator.chooseTab('Health');
    const errors = tool.getByRole('region', { name: 'Errors' });
    await expect(errors).toContainText('No errors reported yet.');
    const { path, query, body } = statistics(
      { name: HEALTH_EVENTS.error, properties: writeErrorReport({ ...REPORT, count: 3 }) },
      ...[900, 4100].map((value) => ({
        name: HEALTH_EVENTS.vital,
        properties: writeVital({ metric: 'LCP', value, route: 'luckDraw' }),
      })),
    );
    await app
      .locator('html')
      .evaluate((_, [address, sent]) => fetch(address, { method: 'POST', body: sent }), [
        `${path}?${new URLSearchParams(query)}`,
        body,
      ] as const);
    const group = errors.getByRole('listitem').filter({ hasText: REPORT.message });
    await expect(group).toContainText(`machine${REPORT.message}3 times`);
    await expect(group).toContainText(/getCoupons · 12-1a2b3c4d · .* WIB/);
    const draw = tool.getByRole('rowgroup').filter({ hasText: 'luckDraw' });
    await expect(draw.getByRole('row', { name: 'LCP' })).toContainText(/4\.10 s.*poor.*2/);

    await tool.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(errors).toContainText('assets/a1b2c3d.js:1:23456');
    await expect(errors).toContainText('claim: CLAIM → claiming');
    await expectNoFindings();
  });

  await test.step('the backend’s data are searched, and shown as they change, without secrets', async () => {
    await simulator.chooseTab('Data');
    await simulator.search('0812****');
    await expect(tool.getByRole('button', { name: 'change users / member / phone' })).toHaveText(
      '"0812****0202"',
    );
    await simulator.search('');
    await simulator.openData('smsCodes');
    await expect(tool.getByText('0812****7890')).toBeVisible();
  });

  await test.step('they are changed by hand, as long as they stay valid', async () => {
    const stock = tool.getByRole('spinbutton', { name: 'kopi-susu' });
    await stock.fill('1.5');
    await stock.press('Tab');
    const text = 'A whole number from 0 to 9,999,999.';
    await expect(tool.getByRole('alert')).toHaveText(text);
    await expect(stock).toHaveValue('1.5');
    await expect(stock).toHaveAccessibleDescription(text);
    await stock.fill('7');
    await expect(tool.getByRole('alert')).toHaveCount(0);
    await stock.press('Enter');
    await expect(stock).toBeFocused();

    await simulator.openData('campaigns', 'merienda');
    const change = tool.getByRole('button', { name: 'change isWithdrawn' });
    await change.focus();
    await page.keyboard.press('Enter');
    const field = tool.getByRole('textbox', { name: 'isWithdrawn' });
    await field.fill('maybe');
    await page.keyboard.press('Enter');
    await expect(tool.getByRole('alert')).toHaveText(
      'The backend can’t be so: campaigns.merienda.isWithdrawn has to be true or false, not "maybe".',
    );
    await expectNoFindings();
    await field.fill('true');
    await page.keyboard.press('Enter');
    await expect(change).toBeFocused();

    await simulator.openData('vouchers');
    await tool.getByRole('button', { name: 'Remove voucher-usable' }).click();
    await expect(tool.getByText('voucher-usable')).toHaveCount(0);
    await tool.getByText('Payments due').click();
    const receive = tool.getByRole('button', { name: 'Receive order-qris' });
    await receive.click();
    await expect(receive).toBeHidden();

    const { campaigns, vouchers, payments } = await backendState(page);
    expect(campaigns['kopi-susu']?.stock).toBe(7);
    expect(campaigns['merienda']?.isWithdrawn).toBe(true);
    expect(vouchers['voucher-usable']).toBeUndefined();
    expect(payments['order-qris']?.progress.kind).toBe('paid');
  });

  await test.step('a reset brings back the data, and forgets what was reported', async () => {
    await tool.getByRole('button', { name: 'Reset data' }).click();
    await expect(tool.getByRole('button', { name: 'Receive order-qris' })).toBeVisible();
    expect((await backendState(page)).payments['order-qris']?.progress.kind).toBe('waiting');
    await simulator.chooseTab('Health');
    await expect(tool).toContainText('No errors reported yet.');
  });

  await test.step('the till scans the phone’s screen, and a double click once', async () => {
    await simulator.scanScreen();
    await expect(simulator.tillResult).toContainText('No code seen');
    await simulator.chooseUser('Member with vouchers (ID)');
    await simulator.openRoute(`${ROUTES.couponDetail}?id=voucher-usable&code=show`);
    await expect(app.getByText('KP7M').first()).toBeVisible();
    const scan = tool.getByRole('button', { name: 'Scan the phone’s screen' });
    await scan.dblclick();
    await expect(simulator.tillResult).toContainText('Accepted');
    await expect(simulator.tillResult).toContainText('KP7M 4XQ2 R9WD');
    await expect(scan).toBeEnabled();
    await expect(scan).toBeFocused();
    const history = tool.getByRole('region', { name: 'This session' });
    await expect(history).toContainText('1 accepted, 0 refused');

    await simulator.redeem('   kp7m-4xq2 r9wd');
    await expect(simulator.tillResult).toContainText('Used already');
    await expect(history).toContainText('1 accepted, 1 refused');
    await expect(history.getByRole('listitem').last()).toContainText('Rp15.000');
    await expectNoFindings();
  });

  await test.step('it uses a benefit of the member card, once', async () => {
    await simulator.openRoute(ROUTES.rightsCard);
    await customer.button('Use: Rp10.000 off a pastry').click();
    await expect(app.getByRole('img', { name: 'QR of your member card' })).toBeVisible();
    await simulator.scanScreen();
    await expect(simulator.tillResult).toContainText('Accepted');
    await expect(app.getByText('Enjoy! The benefit is used.')).toBeVisible();
  });
});
