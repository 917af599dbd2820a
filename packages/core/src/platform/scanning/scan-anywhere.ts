import type { NativeHost } from '../native-host.ts';
import { fail } from '../result.ts';
import type { Scanner } from './scanner.ts';

/** Uses the native app's camera if there is one, else the browser's (specification, section 6). */
export function scanAnywhere(native: Pick<NativeHost, 'scan'>, browser: Scanner): Scanner {
  return {
    async scan() {
      const scanned = await native.scan();
      if (scanned.ok) return scanned;
      return scanned.failure.kind === 'declined' ? fail({ kind: 'declined' }) : browser.scan();
    },
  };
}
