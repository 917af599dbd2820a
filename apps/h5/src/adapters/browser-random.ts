import type { Random } from '@cangkir/core';

/** The platform's random source. `crypto.randomUUID` is missing on the insecure origins of a local network. */
export const browserRandom: Random = {
  next: () => Math.random(),
  uuid() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
};
