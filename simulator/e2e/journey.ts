import { test as base, expect } from '@playwright/test';
import { type PhoneSettings, readSettings } from '../src/settings/settings.ts';
import { settingsLink } from '../src/settings/settings-link.ts';
import { Customer } from './customer.ts';
import { SimulatorPage } from './simulator-page.ts';

export { expect };

/** What a journey starts with. */
export interface Options {
  /** Differences from the first visit. Passed by a link, so that the app opens once. */
  phone: Partial<PhoneSettings>;
  /** Whether the page is drawn, for pictures of it. It takes a quarter of a journey's time. */
  isDrawn: boolean;
}

/** A customer's journey. Fails on a console error or an unhandled rejection. */
export const test = base.extend<Options & { simulator: SimulatorPage; customer: Customer }>({
  phone: [{}, { option: true }],
  isDrawn: [false, { option: true }],
  // High enough to show the phone in full size.
  viewport: { width: 1280, height: 1000 },
  simulator: async ({ page, phone, isDrawn, baseURL }, use) => {
    const simulator = new SimulatorPage(page);
    if (!isDrawn) await page.addInitScript(undraw);
    // What moves is painted again and again, and hardly a journey is about it: those of `deploy` and `offline` have it.
    const settings = readSettings({ first: { reducesMotion: true, ...phone } });
    await simulator.goto(settingsLink(settings, String(baseURL)));
    await use(simulator);
    expect(simulator.errors).toEqual([]);
  },
  customer: async ({ simulator }, use) => {
    await use(new Customer(simulator));
  },
});

/** What is there, and can be tapped, but is not seen. */
function undraw(): void {
  if (window !== window.top) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}
