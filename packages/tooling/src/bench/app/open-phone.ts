import type { Browser, BrowserContext } from 'playwright';
import type { StoredTexts } from './log-in-member.ts';

/**
 * A phone with an empty cache, whose person prefers Indonesian.
 *
 * @param serviceWorkers Where they are blocked, it keeps no app, so that each page loads alike.
 */
export function openPhone(
  browser: Browser,
  origin: string,
  stored: StoredTexts,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<BrowserContext> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    locale: 'id-ID',
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}
