/** The kit's token for the height of the home bar over a page. A script can't set `env(safe-area-inset-bottom)`. */
const TOKEN = '--safe-bottom';

/** Tells a page how far it extends under the home bar: CSS pixels. */
export function installSafeBottom(page: Window, pixels: number): void {
  page.document.documentElement.style.setProperty(TOKEN, `${pixels}px`);
}
