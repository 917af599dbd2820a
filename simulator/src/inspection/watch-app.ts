import type { App, NativeHost, PagePorts, Random } from '@cangkir/core';

/** The event with which a page shows tools what it composed. */
const COMPOSED = 'composed';

/** The app of a page, the native app as it knows it, its pages whose machines have a screen, and its chance. */
export interface Composed {
  readonly app: App;
  readonly native: NativeHost;
  readonly pages: PagePorts;
  readonly random: Random;
}

/** Calls back with the app of a page as soon as it is composed, before it starts. */
export function watchApp(page: Window, tell: (composed: Composed) => void): void {
  page.addEventListener(COMPOSED, (event) => {
    if ('detail' in event && isComposed(event.detail)) tell(event.detail);
  });
}

function isComposed(value: unknown): value is Composed {
  if (typeof value !== 'object' || value === null) return false;
  return ['app', 'native', 'pages', 'random'].every((part) => part in value);
}
