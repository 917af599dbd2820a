import { expect, test } from './journey.ts';

test('the tables show what this session and the scenarios exercised', async ({ simulator }) => {
  await test.step('the table shows what this session and the scenarios exercised, and what nothing did', async () => {
    await expect(simulator.logLines('getSafeTop')).toContainText('0');
    await simulator.chooseTab('Coverage');
    await simulator.search('getSafeTop');
    const success = simulator.tool.getByRole('row', { name: '0 success' });
    await expect(success.getByRole('cell').first()).toContainText('1 time in this session');
    await expect(success.getByRole('cell').nth(1)).toContainText('0 times in this session');
    await expect(simulator.tool.getByRole('list', { name: 'Legend' })).toContainText('Not yet');

    await simulator.search('toLogin');
    await simulator.filterTool('Show', 'Not at all');
    await expect(simulator.tool.getByRole('row', { name: 'timeout' })).toBeVisible();
    await expect(success).toHaveCount(0);
  });

  await test.step('a call that fails inside the page is exercised, too', async () => {
    await simulator.filterTool('Show', 'All');
    await simulator.choosePlatform('Browser');
    await expect(simulator.app.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
    await simulator.chooseTab('Coverage');
    await simulator.search('userInfo');
    const outside = simulator.tool.getByRole('row', { name: '-3 outside app' });
    await expect(outside.getByRole('cell').last()).toContainText('1 time in this session');
  });

  await test.step('the endpoints have their own table, with their answers', async () => {
    await simulator.overrideNextAnswers('10000 server busy', 'config');
    await simulator.reloadApp();
    await simulator.chooseTab('Coverage');
    await simulator.filterTool('Table', 'Endpoints');
    await simulator.search('config');
    const busy = simulator.tool.getByRole('row', { name: '10000 server busy' });
    await expect(busy).toContainText('1 time in this session');
    await simulator.search('claim-answer-lost');
    const claim = simulator.tool.getByRole('rowgroup').filter({ hasText: /^claim(?![A-Z])/ });
    const lost = claim.getByRole('row', { name: 'lost' }).getByTitle('claim-answer-lost');
    await expect(lost).toContainText(/in [1-9]\d* scenario/);
  });
});
