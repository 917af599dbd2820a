import { AxeBuilder } from '@axe-core/playwright';
import { ROUTES } from '@cangkir/core';
import { SCREEN_LINKS } from '@cangkir/core/testing';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const VOUCHER = `${ROUTES.couponDetail}?id=voucher-usable`;

/** Waits for what fades in, which has too little contrast until it is there. A skeleton shines for ever. */
async function animationsEnd(page: Page): Promise<void> {
  await page
    .frameLocator('iframe[title="Customers’ app"]')
    .locator('html')
    .evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter(
            ({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
          )
          .map(({ finished }) => finished.catch(() => {})),
      ).then(() => {}),
    );
}

/** The addresses of the early answers that the app has not taken. */
function unusedAnswers(app: FrameLocator): Promise<string[]> {
  return app.locator('html').evaluate(async () => {
    const answers: readonly { readonly url: string }[] = await Reflect.get(window, 'earlyAnswers');
    return answers.map(({ url }) => url);
  });
}

/**
 * axe's findings in the app. The simulator's own page has its own tests.
 *
 * @param rules All of them if none is named.
 */
async function findings(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page }).include(['iframe[title="Customers’ app"]', 'html']);
  const { violations, passes } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  // axe has checked the frame.
  expect(passes.length).toBeGreaterThan(rules === undefined ? 10 : 0);
  return violations;
}

for (const theme of ['Light', 'Dark'] as const) {
  test(`axe finds nothing on the way to a voucher, ${theme.toLowerCase()}`, async ({
    simulator,
    customer,
    page,
  }) => {
    await simulator.choosePlatform('Browser');
    await simulator.switchOff('Reads SMS codes by itself');
    await simulator.chooseTheme(theme);
    await expect(customer.phoneField).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await customer.askForCode('0215551234');
    await expect(customer.alert).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await customer.askForCode();
    await expect(customer.codeField).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await customer.takeCode();
    await expect(customer.button('View voucher')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test(`axe finds nothing at login and at the till, ${theme.toLowerCase()}`, async ({
    simulator,
    customer,
    page,
  }) => {
    await simulator.choosePlatform('Browser');
    await simulator.chooseTheme(theme);
    await simulator.openRoute(ROUTES.phoneLogin);
    await expect(customer.phoneField).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await simulator.chooseUser('Member with vouchers (ID)');
    await simulator.openRoute(VOUCHER);
    await customer.button('Use now').click();
    await expect(simulator.app.getByRole('dialog')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

for (const { name, route } of SCREEN_LINKS) {
  test.describe(name, () => {
    test.use({
      phone: { platform: 'browser', user: 'member', route },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('asks early for what its screen shows, and axe finds nothing, light and dark', async ({
      simulator,
      page,
    }) => {
      const { app } = simulator;
      await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
      // The samples of the kit's demo are busy for ever.
      await expect(app.locator('[aria-busy="true"]:not(section *)')).toHaveCount(0);
      expect(await unusedAnswers(app)).toEqual([]);
      await animationsEnd(page);
      expect(await findings(page)).toEqual([]);
      await simulator.chooseTheme('Dark');
      // A theme changes colours alone.
      expect(await findings(page, ['color-contrast'])).toEqual([]);
    });
  });
}
