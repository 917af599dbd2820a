import { LANGUAGES } from '@cangkir/core';
import type { FirstLoad } from '@cangkir/tooling/built-app';
import { type Bundle, chunkOf, reachedFrom } from '../first-view/screen-files.ts';

/** The files that a phone keeps for when there is no network, in every language. */
export function offlineFilesOf(loads: readonly FirstLoad[], bundle: Bundle): readonly string[] {
  const kept = loads
    .filter(({ offlineRoutes }) => offlineRoutes.length > 0)
    .flatMap(({ screen, files }) => [
      ...LANGUAGES.flatMap((language) => files[language]),
      ...laterFilesOf(screen, bundle),
    ]);
  return [...new Set(kept)];
}

/** The files that a screen loads later, such as the QR at full size. */
function laterFilesOf(screen: string, bundle: Bundle): readonly string[] {
  return chunkOf(screen, bundle).dynamicImports.flatMap((name) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') return [];
    return [...reachedFrom(chunk, bundle)].map(({ fileName }) => fileName);
  });
}
