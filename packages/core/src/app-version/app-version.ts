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
  if (appVersion === null) return false;
  const parts = partsOf(appVersion);
  const differences = partsOf(MINIMUM_APP_VERSION[ability]).map(
    (minimum, index) => (parts[index] ?? 0) - minimum,
  );
  return (differences.find((difference) => difference !== 0) ?? 0) >= 0;
}

function partsOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10));
}
