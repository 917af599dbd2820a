import { WIRE } from '@cangkir/bridge';
import { test as base, expect, type Locator } from '@playwright/test';
import { SimulatorPage } from './simulator-page.ts';

export { expect };

/** The desk, by its switches. Fails on a console error. */
export const test = base.extend<{ simulator: SimulatorPage }>({
  simulator: async ({ page }, use) => {
    const simulator = new SimulatorPage(page);
    await simulator.goto();
    await expect(simulator.app.getByRole('heading', { level: 1 })).toBeVisible();
    await use(simulator);
    expect(simulator.errors).toEqual([]);
  },
});

/** The box of an element, in whole pixels. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('The element is not shown.');
  return {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  };
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
