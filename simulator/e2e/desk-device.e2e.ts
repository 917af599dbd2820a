import { WIRE } from '@cangkir/bridge';
import { BRAND, ROUTES } from '@cangkir/core';
import type { FrameLocator, Page } from '@playwright/test';
import { boxOf, expect, settingsOf, test } from './desk-test.ts';

/** The width of the app's window in the phone: its own CSS pixels. */
function widthOf(app: FrameLocator) {
  return app.locator('body').evaluate(() => innerWidth);
}

/** Samples of green in a picture, that are above those of red. Paper has more red than green. */
function greensOf(page: Page, picture: Buffer) {
  return page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    return [...data].filter((_, at) => at % 4 === 1 && (data[at] ?? 0) > (data[at - 1] ?? 0));
  }, picture.toString('base64'));
}

test.use({ isDrawn: true });

test('the phone is drawn as it is chosen, and keeps its page clear of what lies over it', async ({
  simulator,
  customer,
  page,
}) => {
  const frame = simulator.phone.locator('iframe');

  await test.step('at a fractional zoom no line of the page’s colours stands at its lower edge', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect.poll(async () => (await boxOf(frame)).width).toBeLessThan(375);
    const greensAtEdge = async () => {
      const { x, y, width, height } = await boxOf(frame);
      const clip = { x: x + width / 2, y: y + height - 4, width: 1, height: 8 };
      return greensOf(page, await page.screenshot({ clip }));
    };
    await expect.poll(greensAtEdge).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 1000 });
  });

  await test.step('the screen has presets, and a free size', async () => {
    await simulator.chooseScreen('Pixel 430 × 932');
    await expect.poll(() => widthOf(simulator.app)).toBe(430);
    await simulator.chooseScreen('Free size');
    await expect(page.getByLabel('Width')).toHaveValue('430');
    await page.getByLabel('Width').fill('512');
    await page.getByLabel('Width').press('Enter');
    await expect.poll(() => widthOf(simulator.app)).toBe(512);
    const height = page.getByLabel('Height');
    await height.fill('20');
    await height.press('Enter');
    const alert = simulator.card('Device').getByRole('alert');
    await expect(alert).toHaveText('A whole number from 240 to 1,600.');
    await expect(height).toHaveValue('20');
    await height.press('Escape');
    await expect(height).toHaveValue('932');
    await expect(alert).toHaveCount(0);
  });

  await test.step('it has the chosen zoom', async () => {
    await simulator.chooseScreen('Android 360 × 640');
    for (const [label, width] of [
      ['50 %', 180],
      ['125 %', 450],
    ] as const) {
      await simulator.chooseZoom(label);
      await expect.poll(async () => (await boxOf(frame)).width).toBe(width);
    }
  });

  await test.step('a page under the home bar keeps its buttons clear of it', async () => {
    await simulator.chooseZoom('100 %');
    const before = await boxOf(frame);
    await simulator.setSafeBottom(24);
    await expect.poll(async () => (await boxOf(frame)).height).toBeGreaterThan(before.height);
    const { y, height } = await boxOf(frame);
    const bottomOfButton = async () => {
      const button = await boxOf(customer.button('Send code'));
      return button.y + button.height;
    };
    await expect.poll(bottomOfButton).toBeLessThanOrEqual(y + height - 24);
  });

  await test.step('an SMS leaves the way back and the language in reach', async () => {
    await simulator.openRoute(ROUTES.login);
    await customer.askForCode();
    await expect(simulator.messages).toContainText('@localhost #');
    for (const name of ['Back', 'Change language']) {
      const roomUnderButton = async () => {
        const { y, height } = await boxOf(customer.button(name));
        return (await boxOf(simulator.messages)).y - (y + height);
      };
      await expect.poll(roomUnderButton).toBeGreaterThanOrEqual(0);
    }
  });

  await test.step('turned, it keeps its page clear of the camera, and of a browser’s bar', async () => {
    await simulator.chooseZoom('Fit');
    await simulator.chooseScreen('iPhone 16 393 × 852');
    await simulator.rotate();
    // The camera takes 44 px of both sides.
    await expect.poll(() => widthOf(simulator.app)).toBe(852 - 88);
    await simulator.choosePlatform('Browser');
    await expect(async () => {
      const { x, y } = await boxOf(frame);
      const address = await boxOf(simulator.phone.getByRole('button', { name: 'Browser back' }));
      expect(y).toBeGreaterThanOrEqual(address.y + address.height);
      // The browser's bar starts beside the camera, like the page.
      expect(Math.abs(address.x - x)).toBeLessThanOrEqual(1);
    }).toPass();
  });
});

test('the app finds what a real phone has, and follows what is set on it', async ({
  simulator,
  page,
}) => {
  await test.step('each platform has its user agent, and what the native app injects', async () => {
    const userAgent = () => simulator.readInApp(() => navigator.userAgent);
    const injected = () => simulator.readInApp((_, name) => name in window, WIRE.injectedName);
    await expect.poll(userAgent).toContain('iPhone');
    await simulator.choosePlatform('Android');
    await expect.poll(userAgent).toMatch(new RegExp(`Android 15.*${BRAND.appName}/3\\.3\\.0`));
    await expect.poll(injected).toBe(true);
    await simulator.choosePlatform('Browser');
    await expect.poll(userAgent).not.toContain(BRAND.appName);
    await expect.poll(injected).toBe(false);
  });

  await test.step('another phone is another device, with empty storage', async () => {
    const before = (await settingsOf(simulator)).first.deviceId;
    await simulator.app.locator('body').evaluate(() => localStorage.setItem('left-over', '1'));
    await page.getByRole('button', { name: 'New device' }).click();
    await expect.poll(async () => (await settingsOf(simulator)).first.deviceId).not.toBe(before);
    await expect
      .poll(() => simulator.readInApp(() => localStorage.getItem('left-over')))
      .toBeNull();
  });

  await test.step('its language and its theme are the app’s', async () => {
    const heading = simulator.app.getByRole('heading', { level: 1 });
    for (const [label, text] of [
      ['中文', '领取优惠券'],
      ['English', 'Claim your voucher'],
    ] as const) {
      await simulator.chooseLanguage(label);
      await expect(heading).toContainText(text);
      // The first view has the heading already; the app has loaded with the offer.
      await expect(simulator.app.getByRole('article')).toBeVisible();
    }
    await simulator.chooseTheme('Dark');
  });

  await test.step('reduced motion reaches the app’s scripts and style sheets', async () => {
    await expectMotion(simulator.app, 'reduced');
    await simulator.switchOff('Reduced motion');
    await expectMotion(simulator.app, 'usual');
  });

  await test.step('offline, the app notices, and its requests do not arrive', async () => {
    await simulator.chooseNetwork('Offline');
    await expect.poll(() => simulator.readInApp(() => navigator.onLine)).toBe(false);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(simulator.logLines('campaign').last()).toContainText('offline');
  });
});

/** Waits for a phone's motion in the app, which reloads meanwhile, and whose style sheets arrive one by one. */
async function expectMotion(app: FrameLocator, motion: 'usual' | 'reduced'): Promise<void> {
  await expect(async () => {
    const { isReduced, holding, notHolding, asking } = await motionRules(app);
    expect(isReduced).toBe(motion === 'reduced');
    expect(asking).toBe(0);
    // A few rules are for motion; most are for less of it.
    const [many, few] = isReduced ? [holding, notHolding] : [notHolding, holding];
    expect(few).toBeGreaterThan(0);
    expect(many).toBeGreaterThan(2 * few);
  }).toPass();
}

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
      isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
      holding,
      notHolding: answered.length - holding,
      asking: queries.filter((query) => query.includes('motion')).length,
    };
  });
}
