/** A phone's screen in CSS pixels. */
interface Screen {
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/** The sizes that are tried: from the narrowest that is promised to the widest. */
export const SCREENS = {
  narrow: { label: 'Narrow 320 × 568', width: 320, height: 568 },
  small: { label: 'Small 360 × 640', width: 360, height: 640 },
  compact: { label: 'Compact 375 × 667', width: 375, height: 667 },
  standard: { label: 'Standard 375 × 812', width: 375, height: 812 },
  modern: { label: 'Modern 393 × 852', width: 393, height: 852 },
  large: { label: 'Large 430 × 932', width: 430, height: 932 },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof SCREENS;
