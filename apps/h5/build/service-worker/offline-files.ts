import { LANGUAGES } from '@cangkir/core';
import type { FirstLoad } from '../first-view/first-loads.ts';
import { type Bundle, chunkOf, reachedFrom, stylesOf } from '../first-view/screen-files.ts';

/** The screens that open offline: those whose reads a phone keeps. */
const OFFLINE_SCREENS = [
  'src/features/home/home.screen.tsx',
  'src/features/mine/mine.screen.tsx',
  'src/features/mine/points.screen.tsx',
  'src/features/packs/packs.screen.tsx',
  'src/features/stored-value/stored-value.screen.tsx',
  'src/features/vouchers/coupon-detail.screen.tsx',
  'src/features/vouchers/vouchers.screen.tsx',
];

/** The files that a phone keeps for when there is no network, in every language. */
export function offlineFilesOf(loads: readonly FirstLoad[], bundle: Bundle): readonly string[] {
  const files = new Set<string>();
  for (const screen of OFFLINE_SCREENS) {
    const load = loads.find((each) => each.screen === screen);
    if (load === undefined) throw new Error(`The build has no screen ${screen}.`);
    for (const language of LANGUAGES) for (const file of load.files[language]) files.add(file);
    for (const file of laterFilesOf(screen, bundle)) files.add(file);
  }
  return [...files];
}

/** The files that a screen loads later, such as the QR at full size. */
function laterFilesOf(screen: string, bundle: Bundle): readonly string[] {
  return chunkOf(screen, bundle).dynamicImports.flatMap((name) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') return [];
    return [...reachedFrom(chunk, bundle)].flatMap((each) => [each.fileName, ...stylesOf(each)]);
  });
}
