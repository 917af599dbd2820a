import { test as base, expect } from '@playwright/test';
import { Customer } from './customer.ts';
import { SimulatorPage } from './simulator-page.ts';

export { expect };

/** A person's journey. It fails where an error was left on the console, or a rejection unhandled. */
export const test = base.extend<{ simulator: SimulatorPage; customer: Customer }>({
  // High enough for the phone to stand on the desk in its full size.
  viewport: { width: 1280, height: 1000 },
  simulator: async ({ page }, use) => {
    const simulator = new SimulatorPage(page);
    await simulator.goto();
    await use(simulator);
    expect(simulator.errors).toEqual([]);
  },
  customer: async ({ simulator }, use) => {
    await use(new Customer(simulator));
  },
});
