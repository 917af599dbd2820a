import { ROUTES } from '@cangkir/core';
import { boxOf, expect, settingsOf, test } from './desk-test.ts';

test('a second phone stands beside the first, and is a phone of its own', async ({
  simulator,
  page,
}) => {
  const phones = page.getByRole('region', { name: 'Phones on the desk' });
  const status = phones.getByRole('status');
  const frames = [simulator.phone.locator('iframe'), simulator.secondPhone.locator('iframe')];

  await test.step('both fit beside each other', async () => {
    await simulator.putSecondPhone();
    await expect(async () => {
      const stage = await boxOf(page.getByRole('main'));
      const [first, second] = await Promise.all(frames.map(boxOf));
      expect(first?.x).toBeGreaterThanOrEqual(stage.x);
      expect(Number(first?.x) + Number(first?.width)).toBeLessThan(Number(second?.x));
      expect(Number(second?.x) + Number(second?.width)).toBeLessThanOrEqual(stage.x + stage.width);
    }).toPass();
  });

  await test.step('each has its own storage and number', async () => {
    await simulator.app.locator('body').evaluate(() => localStorage.setItem('mine', 'first'));
    const ofSecond = simulator.secondApp.locator('body');
    await expect.poll(() => ofSecond.evaluate(() => localStorage.getItem('mine'))).toBeNull();
    const { first, second } = await settingsOf(simulator);
    expect(second.deviceId).not.toBe(first.deviceId);
  });

  await test.step('a click on a phone selects it: the settings and the address are its own', async () => {
    await expect(status).toContainText('the first phone');
    await simulator.openRoute(ROUTES.help);
    const answers = page.getByRole('form', { name: 'Next answers' });
    await answers.getByLabel('Endpoint', { exact: true }).selectOption('claim');
    const typed = page.getByRole('form', { name: 'Log in by phone' }).getByLabel('Phone');
    await typed.fill('0812');

    await simulator.secondApp.getByRole('heading', { level: 1 }).click();
    await expect(status).toContainText('the second phone');
    await expect(simulator.secondPhone).toContainText('Selected');
    await expect(simulator.phone).not.toContainText('Selected');
    await expect(page.getByRole('radio', { name: 'Android' })).toBeChecked();
    await expect(simulator.route).toHaveValue(/get-coupons/);
    await expect(typed).toHaveValue('');
    // The backend is that of both.
    await expect(answers.getByLabel('Endpoint', { exact: true })).toHaveValue('claim');
  });

  await test.step('the arrow keys select the other', async () => {
    await phones.getByRole('radio', { name: 'Second' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(status).toContainText('the first phone');
    await expect(simulator.route).toHaveValue(ROUTES.help);
  });

  await test.step('in life size, neither covers the other, and both can be scrolled to', async () => {
    await simulator.chooseZoom('100 %');
    await expect.poll(async () => (await boxOf(simulator.phone.locator('iframe'))).width).toBe(375);
    const roomBetween = async () => {
      const [first, second] = await Promise.all(frames.map(boxOf));
      return Number(second?.x) - Number(first?.x) - Number(first?.width);
    };
    await expect.poll(roomBetween).toBeGreaterThan(0);
    for (const frame of frames) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toBeInViewport({ ratio: 0.9 });
    }
  });

  await test.step('once it is taken away, the settings are those of the first again', async () => {
    await simulator.selectPhone('Second');
    await simulator.switchOff('Second phone');
    await expect(simulator.secondPhone).toBeHidden();
    await expect(page.getByRole('radio', { name: 'iOS' })).toBeChecked();
  });
});
