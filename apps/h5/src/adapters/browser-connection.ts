import type { Connection } from '@cangkir/core';

declare global {
  interface Navigator {
    /** Chromium's alone. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** What the browser knows of the network. */
export const browserConnection: Connection = {
  onRestored(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
  isScarce() {
    const { connection } = navigator;
    return (
      connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
    );
  },
};
