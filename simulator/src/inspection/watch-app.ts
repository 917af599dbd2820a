import type { App, NativeHost, Random } from '@cangkir/core';

/** The event with which a page exposes its app to tools. */
const COMPOSED = 'composed';

/** The parts of a page: its app, its native host, and its randomness. */
export interface Composed {
  readonly app: App;
  readonly native: NativeHost;
  readonly random: Random;
}

/** Calls back with the app of a page as soon as it is composed, before it starts. */
export function watchApp(page: Window, onComposed: (composed: Composed) => void): void {
  page.addEventListener(COMPOSED, (event) => {
    if ('detail' in event && isComposed(event.detail)) onComposed(event.detail);
  });
}

function isComposed(value: unknown): value is Composed {
  if (typeof value !== 'object' || value === null) return false;
  return ['app', 'native', 'random'].every((part) => part in value);
}
