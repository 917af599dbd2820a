import type { NativeHost } from '@cangkir/core';
import { showBarColor } from '../frame/bar-color.ts';

/**
 * Hides the native app's bar, since the page has its own, in the colour of that one; and keeps clear of the status bar.
 * The colour follows the theme.
 */
export async function fillNativeScreen(native: NativeHost): Promise<void> {
  const hidden = await showBarColor(native);
  const top = await native.safeTop();
  if (!hidden.ok || !top.ok) return;
  document.documentElement.style.setProperty('--safe-top', `${top.value}px`);
  matchMedia('(prefers-color-scheme: dark)').addEventListener(
    'change',
    () => void showBarColor(native),
  );
}
