import { fail, type Sharing, succeed } from '@cangkir/core';

/** The browser's share sheet. */
export const browserSharing: Sharing = {
  async share(content) {
    if (!('share' in navigator)) return fail({ kind: 'unavailable' });
    try {
      await navigator.share(content);
      return succeed(undefined);
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      return fail({ kind: isClosed ? 'declined' : 'unavailable' });
    }
  },
};
