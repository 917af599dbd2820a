import { BRAND } from '@cangkir/core';
import { BROWSERS, WEB_VIEWS } from '../settings/browsers.ts';
import type { PhoneSettings } from '../settings/settings.ts';

/** The user agent of a phone: the native apps add their name and version to the web view's. */
export function userAgentOf({
  platform,
  browser,
  appVersion,
  isNamed,
}: Pick<PhoneSettings, 'platform' | 'browser' | 'appVersion' | 'isNamed'>): string {
  if (platform === 'browser') return BROWSERS[browser].userAgent;
  const system = WEB_VIEWS[platform];
  return isNamed ? `${system} ${BRAND.appName}/${appVersion}` : system;
}
