import type { NativeHost } from '@cangkir/core';

/** Titles the document, and the native app's bar where there is one. An equal title is sent once. */
export function createTitle(native: Pick<NativeHost, 'setTitle'>): (title: string) => void {
  let shown = '';
  return (title) => {
    if (title === shown) return;
    shown = title;
    document.title = title;
    // A browser has no such bar: its refusal is expected.
    void native.setTitle(title);
  };
}
