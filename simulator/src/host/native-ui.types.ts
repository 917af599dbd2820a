/** A dialog of the native app over the page. */
export type Sheet =
  | { readonly kind: 'login' }
  | { readonly kind: 'share'; readonly title: string; readonly text: string; readonly url: string }
  | { readonly kind: 'scan' }
  | { readonly kind: 'pay'; readonly orderNumber: string };

/** The content of the phone's screen: the web page, another screen of the app, or nothing. */
export type ScreenContent =
  | { readonly kind: 'page' }
  | { readonly kind: 'elsewhere'; readonly address: string }
  | { readonly kind: 'closed' };

/** The native app's own dialogs, as the host uses them. */
export interface NativeUi {
  /** Shows a dialog. Resolves with the user's answer, or null if they closed it. */
  ask(sheet: Sheet): Promise<string | null>;
  setTitle(title: string): void;
  setBar(isShown: boolean, color: string | null): void;
  show(content: ScreenContent): void;
  /** Closes the previous page's dialogs, which count as declined. */
  beginPage(): void;
}
