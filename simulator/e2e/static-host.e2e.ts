import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type ServedFolder, serveFolder } from '@cangkir/tooling/serve-folder';
import { expect, test } from '@playwright/test';
import { REPOSITORY, SIMULATOR_BUILD } from '../src/server/paths.ts';
import { SimulatorPage } from './simulator-page.ts';

let host: ServedFolder;
let desk: string;

/** It stays after the test: a request that the browser gave up may still read a file. */
const ROOT = path.join(REPOSITORY, '.cache/static-host');

test.beforeAll(async () => {
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(path.join(ROOT, 'previews'), { recursive: true });
  symlinkSync(SIMULATOR_BUILD, path.join(ROOT, 'previews/7'), 'junction');
  host = await serveFolder(ROOT);
  desk = `${host.address}previews/7/`;
});

test.afterAll(() => host.close());

test('a static host serves the simulator in a subfolder, to which a link leads', async ({
  page,
}) => {
  const simulator = new SimulatorPage(page);
  const replay = page.getByRole('tabpanel', { name: 'Replay' });
  const status = replay.getByRole('status').last();

  await test.step('a link opens a scenario at a step, from which it runs to its end', async () => {
    await simulator.goto(`${desk}#scenario=claim-answer-lost&step=3`);
    await expect(status).toHaveText('2 of 5 steps run');
    expect(page.url()).toBe(desk);
    await replay.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(status).toHaveText('Passed: 5 steps');
    await expect(
      simulator.app.getByRole('heading', { name: 'Voucher berhasil diklaim!' }),
    ).toBeVisible();
  });

  await test.step('the place of a scenario has such a link', async () => {
    await replay.getByRole('button', { name: 'To here: step 4' }).click();
    await expect(status).toHaveText('3 of 5 steps run');
    await replay.getByRole('button', { name: 'Copy a link' }).click();
    const link = replay.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(`${desk}#scenario=claim-answer-lost&step=4`);
  });

  await test.step('a link to no scenario says so', async () => {
    await page.goto(`${desk}#scenario=nothing-of-ours`);
    await expect(page.getByRole('status', { name: 'Link' })).toContainText(
      'This simulator has no scenario “nothing-of-ours”.',
    );
  });

  await test.step('a link opens a screen, as its settings have it, in place of the scenario', async () => {
    const settings = { first: { route: '/help', language: 'en', theme: 'dark' } };
    await page.goto(`${desk}#settings=${encodeURIComponent(JSON.stringify(settings))}`);
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(simulator.app.getByRole('heading', { level: 1 })).toHaveText('Help');
    await expect(replay.getByRole('status')).toContainText(['No scenario is on stage.']);
  });

  await test.step('what needs the repository says so', async () => {
    expect(simulator.errors).toEqual([]);
    const card = await simulator.openCard('On a real phone');
    await expect(card.getByRole('status', { name: 'Local network' })).toContainText(
      'This simulator is served as files',
    );
  });
});
