/** What the native app shows over the page and waits with. */
export type Sheet =
  | { readonly kind: 'login' }
  | { readonly kind: 'share'; readonly title: string; readonly text: string; readonly url: string }
  | { readonly kind: 'scan' }
  | { readonly kind: 'pay'; readonly orderNumber: string };

/** What the phone's screen shows: the web page, another screen of the app, or none. */
export type Place =
  | { readonly kind: 'page' }
  | { readonly kind: 'elsewhere'; readonly address: string }
  | { readonly kind: 'closed' };

/** The native app's own screens, as the host uses them. */
export interface NativeUi {
  /** Asks the person something; resolves with their answer, or null when they closed it. */
  ask(sheet: Sheet): Promise<string | null>;
  setTitle(title: string): void;
  setBar(isShown: boolean, color: string | null): void;
  go(place: Place): void;
  /** Forgets what the page before had shown. What was still asked is answered as closed. */
  beginPage(): void;
}
