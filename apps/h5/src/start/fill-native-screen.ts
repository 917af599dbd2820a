import type { NativeHost } from '@cangkir/core';

/**
 * Hides the native app's bar, since the page has its own, in the colour of that one; and keeps clear of the status bar.
 * The colour follows the theme.
 */
export async function fillNativeScreen(native: NativeHost): Promise<void> {
  const { documentElement } = document;
  const hideBar = () =>
    native.hideNavigationBar(
      getComputedStyle(documentElement).getPropertyValue('--color-paper').trim(),
    );

  const hidden = await hideBar();
  const top = await native.safeTop();
  if (!hidden.ok || !top.ok) return;
  documentElement.style.setProperty('--safe-top', `${top.value}px`);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => void hideBar());
}
