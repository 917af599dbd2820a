import type { Locator } from '@playwright/test';
import { NEW_PHONE } from './customer.ts';
import { expect, test } from './journey.ts';

/** The smallest phone: 320 × 568 CSS pixels for the page, without bars of the native app. */
const SMALL = { platform: 'browser', readsSms: false, screen: 'free', width: 320 } as const;

/** Whether an element is between the bars of the screen. */
async function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    const bar = shown.ownerDocument.querySelector('main > div + div')?.getBoundingClientRect().top;
    const header = shown.ownerDocument.querySelector('header')?.getBoundingClientRect().bottom;
    return top >= (header ?? 0) && bottom <= (bar ?? Number.POSITIVE_INFINITY);
  });
}

test.use({ phone: { ...SMALL, height: 666 } });

test('on a small phone the fields are in view, and sideways, too, after the code was sent', async ({
  customer,
  simulator,
}) => {
  await expect(customer.phoneField).toBeVisible();
  await expect.poll(() => isInView(customer.phoneField)).toBe(true);
  await customer.askForCode(NEW_PHONE);
  await expect(customer.codeField).toBeFocused();
  // The keyboard's suggestion takes height, too.
  await simulator.readSmsCode();
  await expect.poll(() => isInView(customer.codeField)).toBe(true);

  await test.step('held sideways', async () => {
    await simulator.page.evaluate(() => window.simulator?.configure({ width: 568, height: 418 }));
    await simulator.reloadApp();
    await expect(customer.codeField).toBeFocused();
    await expect.poll(() => isInView(customer.codeField)).toBe(true);
    const { height = 0 } = (await customer.codeField.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(40);
  });
});
