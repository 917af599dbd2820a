import { Customer } from './customer.ts';
import { expect, settingsOf, test } from './desk-test.ts';
import type { SimulatorPage } from './simulator-page.ts';

/** A countdown of the app, in seconds: until another SMS may be requested. */
async function countdown({ app }: SimulatorPage): Promise<number> {
  const text = await app.getByText(/^Send again in/).textContent();
  const [minutes = '0', seconds = '0'] = (text ?? '').replace(/[^\d:]/g, '').split(':');
  return Number(minutes) * 60 + Number(seconds);
}

/** The moment on the app's own clock, in WIB, to the second. */
function appMoment({ app }: SimulatorPage): Promise<string> {
  return app.locator('body').evaluate(() => {
    return new Date(Date.now() + 7 * 60 * 60 * 1000).toISOString().slice(0, 19);
  });
}

test('the clock of the desk is set, stepped and kept, and the app goes by it', async ({
  simulator,
  page,
}) => {
  const card = await simulator.openCard('Clock');

  await test.step('a moment fits its field, with AM and PM', async () => {
    const [width, needed] = await card.getByLabel('Moment').evaluate((element) => {
      const copy = document.importNode(element, true);
      copy.style.width = 'max-content';
      document.body.append(copy);
      const widths = [element.getBoundingClientRect().width, copy.getBoundingClientRect().width];
      copy.remove();
      return widths;
    });
    expect(width).toBeGreaterThanOrEqual(needed ?? Number.NaN);
  });

  await test.step('set to a moment, it stands there', async () => {
    await simulator.setClock('2026-09-04T14:54');
    await expect(card.getByRole('radio', { name: 'Frozen' })).toBeChecked();
    await expect(card).toContainText('4 Sept 2026, 14:54:00');
    await expect(simulator.phone).toContainText('14:54');
    await expect.poll(() => appMoment(simulator)).toBe('2026-09-04T14:54:00');
  });

  await test.step('its steps alone move a countdown of the app', async () => {
    await simulator.chooseClock('Stepped');
    await new Customer(simulator).askForCode();
    await simulator.stepClock('+1 s');
    const left = await countdown(simulator);
    await simulator.stepClock('+1 s');
    await expect.poll(() => countdown(simulator)).toBe(left - 1);
    await simulator.stepClock('Next deadline');
    await expect.poll(() => countdown(simulator)).toBeGreaterThanOrEqual(left - 2);
    await simulator.stepClock('+1 h');
    await expect(simulator.app.getByRole('button', { name: 'Send the code again' })).toBeVisible();
  });

  await test.step('a reload keeps its moment, until it is the real one again', async () => {
    await simulator.stepClock('+1 day');
    const moment = await page.evaluate(() => window.simulator?.clock.now());
    await expect.poll(async () => (await settingsOf(simulator)).desk.clock.start).toBe(moment);
    await page.reload();
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card.getByRole('radio', { name: 'Stepped' })).toBeChecked();
    await expect.poll(() => appMoment(simulator)).toContain('2026-09-05T15:54');

    await simulator.chooseClock('Real');
    await expect.poll(() => appMoment(simulator)).not.toContain('2026-09-05');
  });
});
