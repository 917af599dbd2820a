import type { App, NativeHost } from '@cangkir/core';

/** The event with which a page shows tools what it composed. */
const COMPOSED = 'composed';

/** The app of a page, and the native app as it knows it. */
export interface Composed {
  readonly app: App;
  readonly native: NativeHost;
}

/** Tells of the app of a page, as soon as there is one, and before it starts. */
export function watchApp(page: Window, tell: (composed: Composed) => void): void {
  page.addEventListener(COMPOSED, (event) => {
    if ('detail' in event && isComposed(event.detail)) tell(event.detail);
  });
}

function isComposed(value: unknown): value is Composed {
  return typeof value === 'object' && value !== null && 'app' in value && 'native' in value;
}
