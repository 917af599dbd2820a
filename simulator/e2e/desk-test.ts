import { WIRE } from '@cangkir/bridge';
import { expect, type Locator } from '@playwright/test';
import { test as journey } from './journey.ts';
import type { SimulatorPage } from './simulator-page.ts';

export { expect };

/** A journey on the desk, which begins once the app is open. */
export const test = journey.extend({
  simulator: async ({ simulator }, use) => {
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
    await use(simulator);
  },
});

/** The settings of the desk and of its phones. */
export async function settingsOf({ page }: SimulatorPage) {
  const settings = await page.evaluate(() => window.simulator?.settings());
  if (settings === undefined) throw new Error('The simulator has not started.');
  return settings;
}

/** The native app's answer to the last call. */
export async function lastAnswer({ page }: SimulatorPage) {
  return (await page.evaluate(() => window.simulator?.calls() ?? [])).at(-1)?.answer;
}

/** The box of an element, in whole pixels, once it is shown. React may put its own in the place of the one found. */
export async function boxOf(locator: Locator) {
  for (;;) {
    await expect(locator).toBeVisible();
    const box = await locator.boundingBox();
    if (box === null) continue;
    return {
      x: Math.round(box.x),
      y: Math.round(box.y),
      width: Math.round(box.width),
      height: Math.round(box.height),
    };
  }
}

/** Calls the native app past the app's own bridge, as an iOS page does. */
export async function callNative(simulator: SimulatorPage, method: string, params: object = {}) {
  await simulator.app.locator('body').evaluate(
    (_, { wire, ...call }) => {
      const handlers: unknown = Reflect.get(Reflect.get(window, 'webkit'), 'messageHandlers');
      const handler: unknown = Reflect.get(Object(handlers), wire.injectedName);
      const message = { v: wire.version, id: 1, ...call };
      Reflect.apply(Reflect.get(Object(handler), 'postMessage'), handler, [message]);
    },
    { wire: WIRE, method, params },
  );
}
