import type { NativeHost, NativeResult } from '@cangkir/core';
import { useEffect } from 'react';
import { useNativeApp } from '../product-context.tsx';

/** Reads the colour at the top of the page, as a theme may have changed it: `#fbf6ee`. */
export type BarColor = () => string;

const PRODUCT_COLOR: BarColor = () => paperOf(document.documentElement);

/** That of the page on the screen. */
let shown = PRODUCT_COLOR;

/** The colour of the ground of a part of the page. */
export function paperOf(part: Element): string {
  return getComputedStyle(part).getPropertyValue('--color-paper').trim();
}

/** Hides the native app's bar, and gives what it draws around the page the colour of the page. */
export function showBarColor(native: NativeHost): Promise<NativeResult<void>> {
  return native.hideNavigationBar(shown());
}

/** Tells the native app the colour of a page that has one of its own, as long as it shows. */
export function useBarColor(color: BarColor): void {
  const { native, isInApp } = useNativeApp();

  useEffect(() => {
    if (!isInApp) return;
    shown = color;
    void showBarColor(native);
  }, [native, isInApp, color]);

  useEffect(() => {
    if (!isInApp) return;
    return () => {
      shown = PRODUCT_COLOR;
      void showBarColor(native);
    };
  }, [native, isInApp]);
}
