import type { Connection } from '@cangkir/core';

/** What the browser knows of the network. */
export const browserConnection: Connection = {
  onRestored(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};
