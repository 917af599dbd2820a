/** The first version of the native app with each ability (docs/assumptions.md). */
export const MINIMUM_APP_VERSION = {
  /** Every call that our pages make. */
  runPages: '3.3.0',
  redeemPoints: '3.3.0',
  redeemVouchers: '3.3.0',
} as const;

/** An ability that older apps lack. */
export type AppAbility = keyof typeof MINIMUM_APP_VERSION;

/**
 * Whether a version of the native app has an ability (specification, sections 5 and 6). Compares the parts as numbers.
 * A missing part is 0.
 *
 * @param appVersion such as `3.10.0`; null outside the app. False if null or malformed.
 */
export function isAppAble(appVersion: string | null, ability: AppAbility): boolean {
  return isAppFrom(appVersion, MINIMUM_APP_VERSION[ability]);
}

/** Whether a version of the native app is the minimum or newer. False if null. */
export function isAppFrom(appVersion: string | null, minimum: string): boolean {
  return appVersion !== null && compareVersions(appVersion, minimum) >= 0;
}

/**
 * Compares two dotted versions by number. A part that is missing or not a number is 0.
 *
 * @returns Below 0 if `a` is older, above 0 if it is newer, else 0.
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
