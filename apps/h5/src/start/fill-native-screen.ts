import type { NativeHost } from '@cangkir/core';

/** Hides the native app's bar, since the page has its own, and keeps clear of the status bar. */
export async function fillNativeScreen(native: NativeHost): Promise<void> {
  const hidden = await native.hideNavigationBar();
  const top = await native.safeTop();
  if (!hidden.ok || !top.ok) return;
  document.documentElement.style.setProperty('--safe-top', `${top.value}px`);
}
