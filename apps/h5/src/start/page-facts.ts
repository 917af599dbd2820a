import { type App, type Browser, DEFAULT_MARKET, marketOfPhone } from '@cangkir/core';
import type { PageFacts } from '@cangkir/core/health';

/** Where to read what every report says of the page. */
export interface PageFactsPorts {
  readonly app: Pick<App, 'session' | 'language' | 'isInApp'>;
  readonly browser: Browser;
  readonly release: string;
}

/** Reads what every report says of the page, each time that it is called. */
export async function pageFacts({
  app,
  browser,
  release,
}: PageFactsPorts): Promise<() => PageFacts> {
  const isInApp = await app.isInApp();
  return () => ({
    release,
    market: marketOfPhone(app.session.global.get().userInfo?.phone ?? '') ?? DEFAULT_MARKET,
    language: app.language(),
    platform: browser.system,
    isInApp,
  });
}
