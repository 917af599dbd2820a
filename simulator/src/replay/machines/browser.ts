import { type Clipboard, fail, type Scanner, type Sharing, succeed } from '@cangkir/core';
import type { Device } from '../scenario.ts';

/** The browser's own ways where the native app has none, and a person who acts as the scenario says. */
export interface Browser {
  readonly sharing: Sharing;
  readonly scanner: Scanner;
  readonly clipboard: Clipboard;
}

export function createBrowser({ share, scan }: Pick<Device, 'share' | 'scan'>): Browser {
  return {
    sharing: {
      async share() {
        if (share === undefined) return nobodyActs();
        return share ? succeed(undefined) : fail({ kind: 'declined' });
      },
    },
    scanner: {
      async scan() {
        if (scan === undefined) return nobodyActs();
        return scan === null ? fail({ kind: 'declined' }) : succeed(scan);
      },
    },
    clipboard: { copy: async () => true },
  };
}

function nobodyActs(): Promise<never> {
  return new Promise(() => {});
}
