import { BRAND, compareVersions } from '@cangkir/core';
import { METHODS, type MethodName } from './methods.ts';

/**
 * Whether an app version has the call, and we use it (section 6: the version is compared as a minimum).
 *
 * @param appVersion Null if unknown: then the call is sent, and the app itself answers -5.
 */
export function isSupported(method: MethodName, appVersion: string | null): boolean {
  const { since, disabled } = METHODS[method];
  if (disabled) return false;
  return appVersion === null || compareVersions(appVersion, since) >= 0;
}

const APP_IN_USER_AGENT = new RegExp(`${BRAND.appName}(?:/(\\d+(?:\\.\\d+)*))?`);

/** The native app of a user agent (`… <app name>/3.3.0`); null if there is none. */
export function appOfUserAgent(userAgent: string): { readonly version: string | null } | null {
  const match = APP_IN_USER_AGENT.exec(userAgent);
  return match === null ? null : { version: match[1] ?? null };
}
