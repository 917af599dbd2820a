/** The first version of the native app that can do a thing (docs/assumptions.md). */
export const MINIMUM_APP_VERSION = {
  redeemPoints: '3.3.0',
  redeemVouchers: '3.3.0',
} as const;

/** What an app may be too old for. */
export type AppAbility = keyof typeof MINIMUM_APP_VERSION;

/**
 * Tells whether a version of the native app can do a thing (specification, sections 5 and 6: the version is
 * compared as a minimum). Parts are compared as numbers, and one that is not there counts as 0.
 *
 * @param appVersion such as `3.10.0`; null outside the app. There, and where it is no version, false.
 */
export function isAppAble(appVersion: string | null, ability: AppAbility): boolean {
  return appVersion !== null && compareVersions(appVersion, MINIMUM_APP_VERSION[ability]) >= 0;
}

/**
 * Compares two dotted versions by their numbers; a part that is not there, or is no number, counts as 0.
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
