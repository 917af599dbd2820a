import { BRAND } from '@cangkir/core';
import { METHODS, type MethodName } from './methods.ts';

/**
 * Compares two dotted versions by their numbers; a part that is not there counts as 0.
 *
 * @returns Below 0 where `a` is the older, above 0 where it is the newer, else 0.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function partsOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}

/**
 * Tells whether an app of that version has the call, and we use it (section 6: the version is compared
 * as a minimum).
 *
 * @param appVersion Null where the user agent does not tell it: then the app is asked, and answers -5 itself.
 */
export function isSupported(method: MethodName, appVersion: string | null): boolean {
  const { since, disabled } = METHODS[method];
  if (disabled) return false;
  return appVersion === null || compareVersions(appVersion, since) >= 0;
}

const APP_IN_USER_AGENT = new RegExp(`${BRAND.appName}(?:/(\\d+(?:\\.\\d+)*))?`);

/** The native app, as a user agent tells it (`… <app name>/3.3.0`); null where it names no app. */
export function appOfUserAgent(userAgent: string): { readonly version: string | null } | null {
  const match = APP_IN_USER_AGENT.exec(userAgent);
  return match === null ? null : { version: match[1] ?? null };
}
