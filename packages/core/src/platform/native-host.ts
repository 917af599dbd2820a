import type { Result } from './result.ts';
import type { Login } from './session/login.ts';
import type { ShareContent } from './sharing/sharing.ts';

/**
 * Why the native app did not do it (specification, section 8, and our time-out).
 * - `outside-app` (-3): this is no web view of the app.
 * - `no-bridge` (-4): it says it is the app, but there is no bridge.
 * - `unsupported` (-5): this version of the app has no such call.
 * - `timeout`: no answer in time. - `malformed`: the answer is not of the contract.
 * - `no-device-info`: Android has none to give. Of `deviceId` alone, whose web way is the fingerprint.
 * - `declined`: the person closed what the app showed, or the app answered with another code.
 */
export type NativeFailure = {
  readonly kind:
    | 'outside-app'
    | 'no-bridge'
    | 'unsupported'
    | 'timeout'
    | 'malformed'
    | 'no-device-info'
    | 'declined';
};

/** What a call to the native app answers. */
export type NativeResult<Value> = Result<Value, NativeFailure>;

/** The chain's own app around the page, in the words of the domain. Every call may fail on the web. */
export interface NativeHost {
  /** Shows the app's own login; the page is to be loaded anew after it (section 4). */
  logIn(): Promise<NativeResult<void>>;
  /** Who is logged in to the app, or null. */
  currentLogin(): Promise<NativeResult<Login | null>>;
  /** Leaves the whole screen below the status bar to the page, which has a bar of its own. */
  hideNavigationBar(): Promise<NativeResult<void>>;
  setTitle(title: string): Promise<NativeResult<void>>;
  back(): Promise<NativeResult<void>>;
  /** The inset that the app's status bar takes at the top: CSS pixels. */
  safeTop(): Promise<NativeResult<number>>;
  deviceId(): Promise<NativeResult<string>>;
  /** Shows the app's share panel. */
  share(content: ShareContent): Promise<NativeResult<void>>;
  /** Reads a QR with the app's camera. Its text is untrusted. */
  scan(): Promise<NativeResult<string>>;
  /** Shows the app's payment for a gift-card order. Whether it is paid the backend tells. */
  payByGiftCard(orderNumber: string): Promise<NativeResult<void>>;
  /** The app renewed its token: the page is to be loaded anew (section 4). Returns the cleanup. */
  onTokenUpdate(listener: () => void): () => void;
}
