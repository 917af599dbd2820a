/** Calls back when a page starts to reload, also by itself. */
export function watchReloading(page: Window, onReload: () => void): void {
  page.navigation?.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType === 'reload') onReload();
  });
}

/** Reports every address outside the app that a page navigates to, and cancels the navigation. A download leads nowhere. */
export function watchLeaving(
  page: Window & typeof globalThis,
  onLeave: (address: string) => void,
): void {
  page.navigation?.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    const isDownload = typeof event.downloadRequest === 'string';
    if (!event.cancelable || isDownload || isOfApp(url, page.location)) return;
    event.preventDefault();
    onLeave(url);
  });
}

function isOfApp(url: string, { origin, pathname }: Location): boolean {
  const target = new URL(url);
  return target.origin === origin && target.pathname === pathname;
}
