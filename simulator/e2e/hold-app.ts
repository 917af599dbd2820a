import type { Page } from '@playwright/test';
import { APP_PATH } from '../src/shared/app-path.ts';

/** The app's entry script. */
const ENTRY = `**${APP_PATH}assets/index-*.js`;

/** Keeps the app from starting: its page shows the first view alone. Returns what lets it start. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(ENTRY, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
