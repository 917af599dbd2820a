import type { Result } from '../result.ts';

/** What a user shares with friends: plain text, and one of our addresses. */
export interface ShareContent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/**
 * Why nothing was shared.
 * - `declined`: the user closed the sheet.
 * - `unavailable`: this platform cannot share.
 */
export interface SharingFailure {
  readonly kind: 'declined' | 'unavailable';
}

/** A way to share: the native app's panel, or the browser's. */
export interface Sharing {
  /** Resolves when the user has shared or declined. Never rejects. */
  share(content: ShareContent): Promise<Result<void, SharingFailure>>;
}
