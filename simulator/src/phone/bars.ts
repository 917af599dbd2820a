import type { PhoneSettings, Platform } from '../settings/settings.ts';

interface Bars {
  readonly status: number;
  readonly app: number;
  readonly home: number;
  /** What the camera takes off the sides. */
  readonly left: number;
  readonly right: number;
}

/** What the phone's system and the native app draw around the page: CSS pixels. */
const UPRIGHT = {
  ios: { status: 44, app: 44, home: 24, left: 0, right: 0 },
  android: { status: 28, app: 52, home: 20, left: 0, right: 0 },
  browser: { status: 28, app: 50, home: 20, left: 0, right: 0 },
} as const satisfies Readonly<Record<Platform, Bars>>;

/** The same, held across: iOS shows no status bar then, and the camera is at the left. */
const TURNED = {
  ios: { status: 0, app: 36, home: 20, left: 44, right: 44 },
  android: { status: 24, app: 44, home: 16, left: 28, right: 0 },
  browser: { status: 24, app: 44, home: 16, left: 28, right: 0 },
} as const satisfies Readonly<Record<Platform, Bars>>;

/** Where the bars and the page lie on the screen: CSS pixels. */
export interface BarLayout extends Bars {
  /** Where the page begins. */
  readonly pageTop: number;
}

/**
 * The page reaches `safeTop` under the bars, and gets it, to keep its own content below them: as
 * far as there are bars to reach under. A browser keeps the page out of its own. The native app hides its
 * bar where the page asks for it.
 */
export function layOutBars(
  { platform, safeTop, isTurned }: Pick<PhoneSettings, 'platform' | 'safeTop' | 'isTurned'>,
  isBarShown: boolean,
): BarLayout {
  const bars = (isTurned ? TURNED : UPRIGHT)[platform];
  const { status, app } = bars;
  if (platform === 'browser') return { ...bars, pageTop: status + app };
  const shownApp = isBarShown ? app : 0;
  return { ...bars, app: shownApp, pageTop: Math.max(0, status + shownApp - safeTop) };
}
