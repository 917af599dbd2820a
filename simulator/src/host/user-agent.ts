import { BRAND } from '@cangkir/core';
import { BROWSERS } from '../settings/browsers.ts';
import type { PhoneSettings, Platform } from '../settings/settings.ts';

const SYSTEMS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A.250305.019; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36',
} as const;

/** The user agent of a phone: the native apps add their name and version to the web view's. */
export function userAgentOf({
  platform,
  browser,
  appVersion,
  isNamed,
}: Pick<PhoneSettings, 'platform' | 'browser' | 'appVersion' | 'isNamed'>): string {
  if (platform === 'browser') return BROWSERS[browser].userAgent;
  const system = SYSTEMS[platform];
  return isNamed ? `${system} ${BRAND.appName}/${appVersion}` : system;
}

/** The phone's model and system version. */
export function modelOf(platform: Platform): { model: string; systemVersion: string } {
  return platform === 'ios'
    ? { model: 'iPhone 16', systemVersion: '18.5' }
    : { model: 'Pixel 9', systemVersion: '15' };
}
