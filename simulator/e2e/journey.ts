import { test as base, expect } from '@playwright/test';
import { type PhoneSettings, readSettings } from '../src/settings/settings.ts';
import { settingsLink } from '../src/settings/settings-link.ts';
import { Customer } from './customer.ts';
import { SimulatorPage } from './simulator-page.ts';

export { expect };

interface Options {
  /** What is not as at the first visit. It comes by a link, so that the app opens once. */
  phone: Partial<PhoneSettings>;
}

/** A person's journey. It fails where an error was left on the console, or a rejection unhandled. */
export const test = base.extend<Options & { simulator: SimulatorPage; customer: Customer }>({
  phone: [{}, { option: true }],
  // High enough for the phone to stand on the desk in its full size.
  viewport: { width: 1280, height: 1000 },
  simulator: async ({ page, phone, baseURL }, use) => {
    const simulator = new SimulatorPage(page);
    const isSet = Object.keys(phone).length > 0;
    await simulator.goto(
      isSet ? settingsLink(readSettings({ first: phone }), String(baseURL)) : '/',
    );
    await use(simulator);
    expect(simulator.errors).toEqual([]);
  },
  customer: async ({ simulator }, use) => {
    await use(new Customer(simulator));
  },
});
