import type { App, NativeHost, PagePorts } from '@cangkir/core';

/** The event with which a page shows tools what it composed. */
const COMPOSED = 'composed';

/** The app of a page, the native app as it knows it, and its pages whose machines have a screen. */
export interface Composed {
  readonly app: App;
  readonly native: NativeHost;
  readonly pages: PagePorts;
}

/** Tells of the app of a page, as soon as there is one, and before it starts. */
export function watchApp(page: Window, tell: (composed: Composed) => void): void {
  page.addEventListener(COMPOSED, (event) => {
    if ('detail' in event && isComposed(event.detail)) tell(event.detail);
  });
}

function isComposed(value: unknown): value is Composed {
  if (typeof value !== 'object' || value === null) return false;
  return 'app' in value && 'native' in value && 'pages' in value;
}
