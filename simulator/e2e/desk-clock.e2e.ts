import type { Page } from '@playwright/test';
import { expect, test } from './desk-test.ts';
import type { SimulatorPage } from './simulator-page.ts';

/** A countdown of the app, in seconds: until another SMS may be requested. */
async function countdown({ app }: SimulatorPage): Promise<number> {
  const text = await app.getByText(/^Send again in/).textContent();
  const [minutes = '0', seconds = '0'] = (text ?? '').replace(/[^\d:]/g, '').split(':');
  return Number(minutes) * 60 + Number(seconds);
}

async function startCountdown({ app }: SimulatorPage): Promise<void> {
  await app.getByLabel('Phone number').fill('81234567890');
  await app.getByRole('button', { name: 'Send code' }).click();
  await expect(app.getByText(/^Send again in/)).toBeVisible();
}

/** The moment on the app's own clock, in WIB, to the second. */
function appMoment({ app }: SimulatorPage): Promise<string> {
  return app.locator('body').evaluate(() => {
    return new Date(Date.now() + 7 * 60 * 60 * 1000).toISOString().slice(0, 19);
  });
}

async function keptStart(page: Page) {
  return page.evaluate(() => window.simulator?.settings().desk.clock.start);
}

test('a stepped clock alone moves the app’s countdown', async ({ simulator }) => {
  await startCountdown(simulator);
  await simulator.chooseClock('Stepped');
  const left = await countdown(simulator);
  await simulator.stepClock('+1 s');
  await expect.poll(() => countdown(simulator)).toBe(left - 1);
  await simulator.stepClock('Next deadline');
  expect(await countdown(simulator)).toBeGreaterThanOrEqual(left - 2);
  await simulator.stepClock('+1 h');
  await expect(simulator.app.getByRole('button', { name: 'Send the code again' })).toBeVisible();
});

test.describe('with AM and PM', () => {
  test.use({ locale: 'en-US', viewport: { width: 1280, height: 800 } });

  test('the moment fits its field', async ({ simulator }) => {
    const card = await simulator.openCard('Clock');
    const field = card.getByLabel('Moment');
    const [width, needed] = await field.evaluate((element) => {
      const copy = document.importNode(element, true);
      copy.style.width = 'max-content';
      document.body.append(copy);
      const widths = [element.getBoundingClientRect().width, copy.getBoundingClientRect().width];
      copy.remove();
      return widths;
    });
    expect(width).toBeGreaterThanOrEqual(needed ?? Number.NaN);
  });
});

test('a fast clock runs a minute in a second', async ({ simulator }) => {
  await startCountdown(simulator);
  await simulator.chooseClock('Fast');
  const again = simulator.app.getByRole('button', { name: 'Send the code again' });
  // At the real time it would take a minute.
  await expect(again).toBeVisible({ timeout: 30_000 });
});

test('the clock can be set and stepped', async ({ simulator, page }) => {
  await test.step('the clock can be set to a moment, stops there, and keeps it over a reload', async () => {
    await simulator.setClock('2026-09-04T14:54');
    const card = simulator.card('Clock');
    await expect(card.getByRole('radio', { name: 'Frozen' })).toBeChecked();
    await expect(card).toContainText('4 Sept 2026, 14:54:00');
    await expect(simulator.phone).toContainText('14:54');
    expect(await appMoment(simulator)).toBe('2026-09-04T14:54:00');

    await simulator.chooseClock('Stepped');
    await simulator.stepClock('+1 day');
    await simulator.stepClock('+1 s');
    await expect(card).toContainText('5 Sept 2026, 14:54:01');
    const moment = await page.evaluate(() => window.simulator?.clock.now());
    await expect.poll(() => keptStart(page)).toBe(moment);

    await page.reload();
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card.getByRole('radio', { name: 'Stepped' })).toBeChecked();
    expect(await appMoment(simulator)).toBe('2026-09-05T14:54:01');

    await simulator.chooseClock('Real');
    await expect.poll(() => appMoment(simulator)).not.toContain('2026-09-05');
  });

  await test.step('a campaign with daily hours opens by the clock', async () => {
    await simulator.setClock('2026-09-04T13:59:50');
    await simulator.resetBackend();
    await simulator.openQuickLink('From 14 to 17 WIB only');
    await expect(simulator.app.getByText('Opens in 0:10')).toBeVisible();
    await simulator.chooseClock('Stepped');
    await simulator.stepClock('+1 s');
    await simulator.stepClock('+1 s');
    await expect(simulator.app.getByText(/^Opens in 0:0[89]$/)).toBeVisible();
    await simulator.stepClock('+1 min');
    await expect(simulator.app.getByText('Claim with your number')).toBeVisible();
  });

  await test.step('a step to the next deadline says if nothing is due', async () => {
    await simulator.chooseClock('Stepped');
    await simulator.stepClock('+1 day');
    do await simulator.stepClock('Next deadline');
    while (!(await simulator.card('Clock').getByText('Nothing is due.').isVisible()));
  });
});
