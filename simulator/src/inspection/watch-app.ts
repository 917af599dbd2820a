import type { App } from '@cangkir/core';

/** The event with which a page shows tools the app that it composed. */
const COMPOSED = 'composed';

/** Tells of the app of a page, as soon as there is one. */
export function watchApp(page: Window, tell: (app: App) => void): void {
  page.addEventListener(COMPOSED, (event) => {
    if ('detail' in event && isApp(event.detail)) tell(event.detail);
  });
}

function isApp(value: unknown): value is App {
  return typeof value === 'object' && value !== null && 'machines' in value && 'session' in value;
}
