import type { PhoneSettings, Platform } from '../settings/settings.ts';

interface Bars {
  readonly status: number;
  readonly app: number;
  readonly home: number;
  /** The width taken by the camera. */
  readonly left: number;
  readonly right: number;
}

/** The bars of the phone's system and the native app: CSS pixels. */
const UPRIGHT = {
  ios: { status: 44, app: 44, home: 24, left: 0, right: 0 },
  android: { status: 28, app: 52, home: 20, left: 0, right: 0 },
  browser: { status: 28, app: 50, home: 20, left: 0, right: 0 },
} as const satisfies Readonly<Record<Platform, Bars>>;

/** The same, rotated: iOS has no status bar, and the camera is on the left. */
const TURNED = {
  ios: { status: 0, app: 36, home: 20, left: 44, right: 44 },
  android: { status: 24, app: 44, home: 16, left: 28, right: 0 },
  browser: { status: 24, app: 44, home: 16, left: 28, right: 0 },
} as const satisfies Readonly<Record<Platform, Bars>>;

/** The layout of the bars and the page on the screen: CSS pixels. */
export interface BarLayout extends Bars {
  /** The top of the page. */
  readonly pageTop: number;
  /** How much of the home bar lies over the page. */
  readonly overPage: number;
}

/**
 * The page extends by `safeTop` under the bars, at most by their height, and keeps its own content below them. A
 * browser never extends the page under its bar. The native app hides its bar on the page's request. The page extends by
 * `safeBottom` under the home bar, at most by its height.
 */
export function layOutBars(
  {
    platform,
    safeTop,
    safeBottom,
    isTurned,
  }: Pick<PhoneSettings, 'platform' | 'safeTop' | 'safeBottom' | 'isTurned'>,
  isBarShown: boolean,
): BarLayout {
  const bars = (isTurned ? TURNED : UPRIGHT)[platform];
  const { status, app, home } = bars;
  const overPage = Math.min(safeBottom, home);
  if (platform === 'browser') return { ...bars, overPage, pageTop: status + app };
  const shownApp = isBarShown ? app : 0;
  return { ...bars, overPage, app: shownApp, pageTop: Math.max(0, status + shownApp - safeTop) };
}
