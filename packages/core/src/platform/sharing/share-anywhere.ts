import type { NativeHost } from '../native-host.ts';
import { fail } from '../result.ts';
import type { Sharing } from './sharing.ts';

/** Uses the native app's panel if there is one, else the browser's (specification, section 6). */
export function shareAnywhere(native: Pick<NativeHost, 'share'>, browser: Sharing): Sharing {
  return {
    async share(content) {
      const shared = await native.share(content);
      if (shared.ok) return shared;
      return shared.failure.kind === 'declined'
        ? fail({ kind: 'declined' })
        : browser.share(content);
    },
  };
}
