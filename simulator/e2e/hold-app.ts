import { APP_PATH } from '@cangkir/tooling/app-path';
import type { Page, Route } from '@playwright/test';

/** The app's entry script. */
export const ENTRY = `**${APP_PATH}assets/index-*.js`;

/** Keeps the app from starting once: its page shows the first view alone. Returns what lets it start. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.context().route(ENTRY, hold, { times: 1 });
  return release;
}
