import type { Coordinates } from './location/locator.ts';
import type { Result } from './result.ts';
import type { Login } from './session/login.ts';
import type { ShareImageType, ShareType } from './sharing/share-type.ts';
import type { ShareContent } from './sharing/sharing.ts';

/**
 * Why a call to the native app failed (specification, section 8, and our timeout).
 * - `outside-app` (-3): the page is not in the app's web view.
 * - `no-bridge` (-4): the user agent is the app's, but there is no bridge.
 * - `unsupported` (-5): this app version lacks the call.
 * - `timeout`: no answer in time.
 * - `malformed`: the answer breaks the contract.
 * - `no-device-info`: Android has no device info. Only for `deviceId`, whose web fallback is the fingerprint.
 * - `declined`: the user closed the app's dialog, or the app answered with another code.
 */
export const NATIVE_FAILURES = [
  'outside-app',
  'no-bridge',
  'unsupported',
  'timeout',
  'malformed',
  'no-device-info',
  'declined',
] as const;

/** A failed call to the native app. */
export type NativeFailure = { readonly kind: (typeof NATIVE_FAILURES)[number] };

/** The result of a call to the native app. */
export type NativeResult<Value> = Result<Value, NativeFailure>;

/** The chain's native app around the page. Every call may fail on the web. */
export interface NativeHost {
  /** Shows the app's own login. The page must be reloaded afterwards (section 4). */
  logIn(): Promise<NativeResult<void>>;
  /** The login of the app, or null. */
  currentLogin(): Promise<NativeResult<Login | null>>;
  /**
   * Gives the page the whole screen below the status bar, which takes the colour of the page's own bar: `#` and six
   * hexadecimal digits.
   */
  hideNavigationBar(color: string): Promise<NativeResult<void>>;
  setTitle(title: string): Promise<NativeResult<void>>;
  back(): Promise<NativeResult<void>>;
  /** Closes the web view with the page. */
  close(): Promise<NativeResult<void>>;
  /** Opens one of the app's own pages by its address, which was validated before. */
  openPage(address: string): Promise<NativeResult<void>>;
  /** The inset of the app's status bar. CSS pixels. */
  safeTop(): Promise<NativeResult<number>>;
  /** A value that the app keeps for its pages, such as the source of the visit; null if it has none. */
  appCache(name: string): Promise<NativeResult<string | null>>;
  deviceId(): Promise<NativeResult<string>>;
  /** The version of the app, such as `3.3.0`. */
  appVersion(): Promise<NativeResult<string>>;
  /** Shows the app's page in the phone's store. */
  showStore(): Promise<NativeResult<void>>;
  /** Shows the app's share panel. */
  share(content: ShareContent): Promise<NativeResult<void>>;
  /** Where the phone is. The app may ask the user first. */
  locate(): Promise<NativeResult<Coordinates>>;
  /** Shares one of the app's own pictures directly to another app. */
  shareTo(type: ShareType, imageType: ShareImageType): Promise<NativeResult<void>>;
  /** Scans a QR code with the app's camera. Its text is untrusted. */
  scan(): Promise<NativeResult<string>>;
  /** Shows the app's payment for a gift-card order. Only the backend knows whether it is paid. */
  payByGiftCard(orderNumber: string): Promise<NativeResult<void>>;
  /** Calls back when the app renews its token: the page must be reloaded (section 4). Returns the cleanup. */
  onTokenUpdate(listener: () => void): () => void;
  /** Calls back when the app pauses the page, and when it resumes it. Returns the cleanup. */
  onPause(listener: (isPaused: boolean) => void): () => void;
}
