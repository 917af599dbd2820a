import type { Browser, BrowserContext } from 'playwright';
import type { StoredTexts } from './log-in-member.ts';

/** A phone with an empty cache, whose person prefers Indonesian. It keeps no app, so that each page loads alike. */
export function openPhone(
  browser: Browser,
  origin: string,
  stored: StoredTexts,
): Promise<BrowserContext> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    locale: 'id-ID',
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}
