/** A phone's screen in CSS pixels, upright. */
interface Screen {
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/** The available sizes, from narrowest to widest. */
export const SCREENS = {
  narrow: { label: 'Narrow 320 × 568', width: 320, height: 568 },
  small: { label: 'Android 360 × 640', width: 360, height: 640 },
  compact: { label: 'iPhone SE 375 × 667', width: 375, height: 667 },
  standard: { label: 'iPhone X 375 × 812', width: 375, height: 812 },
  modern: { label: 'iPhone 16 393 × 852', width: 393, height: 852 },
  large: { label: 'Pixel 430 × 932', width: 430, height: 932 },
  free: { label: 'Free size', width: 0, height: 0 },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof SCREENS;

/** The settings that decide a screen's size. */
interface ScreenSettings {
  readonly screen: ScreenName;
  /** For a free screen. */
  readonly width: number;
  readonly height: number;
  readonly isTurned: boolean;
}

/** The screen's current size: CSS pixels. */
export function screenSize(settings: ScreenSettings): { width: number; height: number } {
  const { width, height } = settings.screen === 'free' ? settings : SCREENS[settings.screen];
  return settings.isTurned ? { width: height, height: width } : { width, height };
}

/** The screen of this upright size; a free one if no phone has it. */
export function screenOf(width: number, height: number): ScreenName {
  const names = Object.keys(SCREENS).filter(isScreenName);
  return (
    names.find((name) => SCREENS[name].width === width && SCREENS[name].height === height) ?? 'free'
  );
}

function isScreenName(text: string): text is ScreenName {
  return Object.hasOwn(SCREENS, text);
}
