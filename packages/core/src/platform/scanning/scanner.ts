import type { Result } from '../result.ts';

/**
 * Why nothing was scanned.
 * - `declined`: the user closed the camera, or denied access to it.
 * - `unavailable`: there is no camera to use.
 */
export interface ScanFailure {
  readonly kind: 'declined' | 'unavailable';
}

/** A QR scanner: the native app's, or the browser's. */
export interface Scanner {
  /** The text of a QR code: untrusted, as anybody can print one. Never rejects. */
  scan(): Promise<Result<string, ScanFailure>>;
}
