/** A phone's screen in CSS pixels. */
interface Screen {
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/** The sizes that are tried: from the narrowest that is promised to the widest. */
export const SCREENS = {
  narrow: { label: '320 × 568 narrow', width: 320, height: 568 },
  small: { label: '360 × 640 small', width: 360, height: 640 },
  compact: { label: '375 × 667 compact', width: 375, height: 667 },
  standard: { label: '375 × 812 standard', width: 375, height: 812 },
  modern: { label: '393 × 852 modern', width: 393, height: 852 },
  large: { label: '430 × 932 large', width: 430, height: 932 },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof SCREENS;
