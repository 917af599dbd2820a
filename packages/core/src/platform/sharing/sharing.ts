import type { Result } from '../result.ts';

/** What a person shares with friends: plain text, and an address of ours. */
export interface ShareContent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/**
 * Why nothing was shared.
 * - `declined`: the person closed the sheet. - `unavailable`: there is no such way here.
 */
export interface SharingFailure {
  readonly kind: 'declined' | 'unavailable';
}

/** A way to share: the native app's panel, or the browser's. */
export interface Sharing {
  /** Resolves when the person has shared, or has not. Never rejects. */
  share(content: ShareContent): Promise<Result<void, SharingFailure>>;
}
