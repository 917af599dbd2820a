import type { Clipboard } from '../platform/copying/clipboard.ts';
import { fail, succeed } from '../platform/result.ts';
import type { Sharing, SharingFailure } from '../platform/sharing/sharing.ts';

/** How sharing ends. */
type Shared = 'shared' | SharingFailure['kind'];

/**
 * Sharing in a walk: it ends in turn as listed, and every second time the link can be copied.
 *
 * @param choose Resolves when the user has chosen. At once, by default.
 */
export function createWalkedSharing(
  ends: readonly Shared[],
  choose?: () => Promise<void>,
): { readonly sharing: Sharing; readonly clipboard: Clipboard } {
  let timesShared = 0;
  return {
    sharing: {
      async share() {
        timesShared += 1;
        await choose?.();
        const end = ends[timesShared % ends.length] ?? 'shared';
        return end === 'shared' ? succeed(undefined) : fail({ kind: end });
      },
    },
    clipboard: { copy: async () => timesShared % 2 === 0 },
  };
}
