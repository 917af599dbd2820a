import type { Platform } from '../settings/settings.ts';

/** The heights of what the phone's system and the native app draw around the page: CSS pixels. */
const BARS = {
  ios: { status: 44, app: 44, home: 24 },
  android: { status: 28, app: 52, home: 20 },
  browser: { status: 28, app: 50, home: 20 },
} as const satisfies Readonly<Record<Platform, object>>;

/** Where the bars and the page lie on the screen: CSS pixels. */
export interface BarLayout {
  readonly status: number;
  /** 0 where the page hid the app's bar. */
  readonly app: number;
  readonly home: number;
  /** Where the page begins. */
  readonly pageTop: number;
}

/**
 * The page reaches `safeTop` under the bars, and is told so, that it keeps its own content below them: as
 * far as there are bars to reach under. A browser keeps the page out of its own.
 */
export function layOutBars(platform: Platform, safeTop: number, isBarShown: boolean): BarLayout {
  const { status, app, home } = BARS[platform];
  if (platform === 'browser') return { status, app, home, pageTop: status + app };
  const shownApp = isBarShown ? app : 0;
  const pageTop = Math.max(0, status + shownApp - safeTop);
  return { status, app: shownApp, home, pageTop };
}
