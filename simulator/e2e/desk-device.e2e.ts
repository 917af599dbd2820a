import { ROUTES } from '@cangkir/core';
import type { FrameLocator } from '@playwright/test';
import { Customer } from './customer.ts';
import { boxOf, expect, test } from './desk-test.ts';

/** The app's window in the phone: its own CSS pixels. */
async function windowOf(app: FrameLocator) {
  return app.locator('body').evaluate(() => ({ width: innerWidth, height: innerHeight }));
}

test('the phone has a screen, a zoom and a direction', async ({ simulator, page }) => {
  await test.step('the screen has presets, and a free size', async () => {
    for (const [label, width] of [
      ['Android 360 × 640', 360],
      ['iPhone SE 375 × 667', 375],
      ['iPhone 16 393 × 852', 393],
      ['Pixel 430 × 932', 430],
    ] as const) {
      await simulator.chooseScreen(label);
      await expect.poll(async () => (await windowOf(simulator.app)).width).toBe(width);
    }
    await simulator.chooseScreen('Free size');
    await expect(page.getByLabel('Width')).toHaveValue('430');
    await page.getByLabel('Width').fill('512');
    await page.getByLabel('Width').press('Enter');
    await page.getByLabel('Height').fill('700');
    await page.getByLabel('Height').press('Enter');
    await expect.poll(async () => (await windowOf(simulator.app)).width).toBe(512);
    await page.getByLabel('Height').fill('20');
    await page.getByLabel('Height').press('Enter');
    const alert = simulator.card('Device').getByRole('alert');
    await expect(alert).toHaveText('A whole number from 240 to 1,600.');
    await expect(page.getByLabel('Height')).toHaveValue('20');
    expect((await windowOf(simulator.app)).width).toBe(512);
    await page.getByLabel('Height').press('Escape');
    await expect(page.getByLabel('Height')).toHaveValue('700');
    await expect(alert).toHaveCount(0);
  });

  await test.step('the phone has the chosen zoom', async () => {
    const frame = simulator.phone.locator('iframe');
    await simulator.chooseScreen('Android 360 × 640');
    for (const [label, width] of [
      ['Fit', 360],
      ['50 %', 180],
      ['75 %', 270],
      ['125 %', 450],
    ] as const) {
      await simulator.chooseZoom(label);
      await expect.poll(async () => (await boxOf(frame)).width).toBe(width);
    }
  });

  await test.step('a rotated phone keeps its page clear of bars and camera', async () => {
    await simulator.chooseZoom('Fit');
    await simulator.chooseScreen('iPhone 16 393 × 852');
    await simulator.rotate();
    // The camera takes 44 px of both sides.
    await expect.poll(async () => (await windowOf(simulator.app)).width).toBe(852 - 88);
    const turned = await windowOf(simulator.app);
    expect(turned.height).toBeLessThanOrEqual(393);
    expect(turned.height).toBeGreaterThan(300);
    await simulator.rotate();
    await expect.poll(async () => (await windowOf(simulator.app)).width).toBe(393);

    await simulator.choosePlatform('Browser');
    await simulator.rotate();
    const frame = await boxOf(simulator.phone.locator('iframe'));
    const address = await boxOf(simulator.phone.getByRole('button', { name: 'Browser back' }));
    expect(frame.y).toBeGreaterThanOrEqual(address.y + address.height);
    // The browser's bar starts beside the camera, like the page.
    expect(Math.abs(address.x - frame.x)).toBeLessThanOrEqual(1);
  });
});

test('the app keeps clear of what the phone shows above it', async ({ simulator }) => {
  await test.step('a page under the home bar keeps its buttons clear of it', async () => {
    const bottomOf = async () => {
      const { y, height } = await boxOf(simulator.app.getByRole('button', { name: 'Send code' }));
      return y + height;
    };
    const frame = simulator.phone.locator('iframe');
    await simulator.chooseZoom('100 %');
    const before = await boxOf(frame);
    await simulator.setSafeBottom(24);
    await expect.poll(async () => (await boxOf(frame)).height).toBeGreaterThan(before.height);
    const { y, height } = await boxOf(frame);
    await expect.poll(bottomOf).toBeLessThanOrEqual(y + height - 24);
  });

  await test.step('an SMS leaves the way back and the language in reach', async () => {
    await simulator.openRoute(ROUTES.login);
    await new Customer(simulator).askForCode();
    const message = await boxOf(simulator.messages);
    for (const name of ['Back', 'Change language']) {
      const { y, height } = await boxOf(simulator.app.getByRole('button', { name }));
      expect(y + height).toBeLessThanOrEqual(message.y);
    }
  });
});

test.describe('at a fractional zoom', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('no line of the page’s colours stands at its lower edge', async ({ simulator, page }) => {
    const { x, y, width, height } = await boxOf(simulator.phone.locator('iframe'));
    const clip = { x: x + width / 2, y: y + height - 4, width: 1, height: 8 };
    const column = (await page.screenshot({ clip })).toString('base64');
    const greens = await page.evaluate(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
      // Paper has more red than green.
      return [...data].filter((_, at) => at % 4 === 1 && (data[at] ?? 0) > (data[at - 1] ?? 0));
    }, column);
    expect(greens).toEqual([]);
  });
});

test('the app follows the phone’s language, network and motion', async ({ simulator }) => {
  await test.step('the app follows the phone’s language', async () => {
    const heading = simulator.app.getByRole('heading', { level: 1 });
    for (const [label, words] of [
      ['Bahasa Indonesia', 'Klaim voucher'],
      ['中文', '领取优惠券'],
      ['English', 'Claim your voucher'],
      ['This browser’s', 'Claim your voucher'],
    ] as const) {
      await simulator.chooseLanguage(label);
      await expect(heading).toContainText(words);
      // The first view has the heading already; the app has loaded with the offer.
      await expect(simulator.app.getByRole('article')).toBeVisible();
    }
  });

  await test.step('the network can be slow or offline', async () => {
    const last = simulator.logLines('campaign').last();
    await simulator.chooseNetwork('Slow');
    await simulator.page.getByRole('button', { name: 'Reload' }).click();
    await expect(last).toContainText(/0[2-9]\d{3} ms/);
    await simulator.chooseNetwork('Offline');
    await simulator.page.getByRole('button', { name: 'Reload' }).click();
    await expect(last).toContainText('offline');
    await simulator.chooseNetwork('Usual');
    await simulator.page.getByRole('button', { name: 'Reload' }).click();
    await expect(last).toContainText('0');
    await expect(simulator.app.getByRole('button', { name: 'Send code' })).toBeVisible();
  });

  await test.step('reduced motion reaches the app’s scripts and style sheets', async () => {
    // The app reloads at each change, and its style sheets arrive one by one.
    const expectReduced = (isReduced: boolean) =>
      expect(async () => {
        const reduces = await simulator.app
          .locator('body')
          .evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
        expect(reduces).toBe(isReduced);
        const { holding, notHolding, asking } = await motionRules(simulator.app);
        expect(asking).toBe(0);
        // A few rules are for motion; most are for less of it.
        const [many, few] = isReduced ? [holding, notHolding] : [notHolding, holding];
        expect(few).toBeGreaterThan(0);
        expect(many).toBeGreaterThan(2 * few);
      }).toPass();

    await expectReduced(false);
    await simulator.switchOn('Reduced motion');
    await expectReduced(true);
    await simulator.switchOff('Reduced motion');
    await expectReduced(false);
  });
});

/** The app's style rules about motion: how many apply, do not apply, and still ask the browser. */
async function motionRules(app: FrameLocator) {
  return app.locator('body').evaluate(() => {
    const mediaOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSMediaRule ? [rule.media.mediaText] : []),
        ...(rule instanceof CSSGroupingRule ? mediaOf(rule.cssRules) : []),
      ]);
    const queries = [...document.styleSheets].flatMap((sheet) => mediaOf(sheet.cssRules));
    const answered = queries.filter((query) => /(min|max)-width: 0/.test(query));
    const holding = answered.filter((query) => matchMedia(query).matches).length;
    return {
      holding,
      notHolding: answered.length - holding,
      asking: queries.filter((query) => query.includes('motion')).length,
    };
  });
}

test('a browser without SMS access leaves the code to the user', async ({ simulator }) => {
  const customer = new Customer(simulator);
  await simulator.choosePlatform('Browser');
  await simulator.switchOff('Reads SMS codes by itself');
  await customer.askForCode();
  await expect(customer.codeField).toBeVisible();
  await expect(customer.codeField).toHaveValue('');
  await customer.takeCode();
  await expect(customer.heading('The voucher is yours!')).toBeVisible();
});

test('a phone may read the SMS in a native app, too', async ({ simulator }) => {
  const customer = new Customer(simulator);
  await simulator.switchOn('Reads SMS codes by itself');
  await customer.askForCode();
  await expect(customer.heading('The voucher is yours!')).toBeVisible();
});
