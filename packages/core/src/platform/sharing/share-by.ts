import type { NativeFailure } from '../native-host.ts';
import type { Result } from '../result.ts';
import type { SharingFailure } from './sharing.ts';

/**
 * A way to share.
 * - `stories`, `photoApp`: the native app's own picture, to a photo-sharing app or its stories.
 * - `picture`: as a file. `hold`: it is shown, to press and hold.
 * - `link`: by a share sheet. `copy`: the link is copied.
 */
export type ShareWay = 'stories' | 'photoApp' | 'picture' | 'hold' | 'link' | 'copy';

/** The ways that there are. */
export type ShareWays = Readonly<
  Partial<Record<ShareWay, () => Promise<Result<void, SharingFailure | NativeFailure>>>>
>;

/** The way that follows an unavailable one. */
const NEXT: Readonly<Partial<Record<ShareWay, ShareWay>>> = {
  stories: 'picture',
  photoApp: 'picture',
  picture: 'hold',
  link: 'copy',
};

/** Shares by a way, or by the next one where it is unavailable. A user who declined is asked no more. */
export async function shareBy(way: ShareWay, ways: ShareWays): Promise<void> {
  const shared = await ways[way]?.();
  const next = NEXT[way];
  if (next === undefined || shared?.ok || shared?.failure.kind === 'declined') return;
  await shareBy(next, ways);
}
