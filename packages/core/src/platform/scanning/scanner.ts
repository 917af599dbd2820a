import type { Result } from '../result.ts';

/**
 * Why nothing was scanned.
 * - `declined`: the person closed the camera, or does not let us see through it.
 * - `unavailable`: there is none to use here.
 */
export interface ScanFailure {
  readonly kind: 'declined' | 'unavailable';
}

/** A camera that reads QRs: the native app's, or the browser's. */
export interface Scanner {
  /** The text of a QR: untrusted, anybody can print one. Never rejects. */
  scan(): Promise<Result<string, ScanFailure>>;
}
