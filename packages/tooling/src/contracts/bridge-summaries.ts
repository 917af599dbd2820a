import type { EventName, MethodName } from '@cangkir/bridge';

/** What each call is for, in a sentence. */
export const METHOD_SUMMARIES: Readonly<Record<MethodName, string>> = {
  toLogin:
    'Shows the app’s own login; answers when the person is logged in, or with another code when they closed it.',
  userInfo: 'Who is logged in to the app, or null.',
  deviceInfo: 'The phone and the app. A failure on Android means that it is unavailable.',
  getSafeTop: 'The inset that the app’s status bar takes at the top, in CSS pixels.',
  setTitle: 'Sets the title in the app’s navigation bar.',
  showOrHideNav: 'Shows or hides the app’s navigation bar, and colours it.',
  back: 'Goes back in the app, as its own back button does.',
  close: 'Closes the web view.',
  routeJump: 'Opens a screen of the app by its address.',
  toAppStore: 'Opens the app’s page in the store, for an update.',
  debug: 'Writes a line to the app’s own log.',
  pullRefresh: 'Turns pulling down to refresh on or off.',
  getAppCache: 'A value that the app itself keeps, by its name, or null.',
  setStorage: 'Keeps a value in the app, beyond the web view’s own storage.',
  getStorage: 'A value kept with `setStorage`, or null.',
  setAppTmpStorage: 'Keeps a value until the app ends.',
  getAppTmpStorage: 'A value kept with `setAppTmpStorage`, or null.',
  sharePanel: 'Shows the phone’s share panel; another code than 0 when it was closed.',
  shareToItem: 'Shares one of the app’s own pictures straight to another app.',
  getLocation: 'Where the phone is, in degrees; the phone may ask the person for leave first.',
  scanCode: 'Scans a QR code with the camera; another code than 0 when it was closed.',
  giftCardToPay: 'Shows the app’s payment for a gift-card order; answers when it is paid.',
};

/** What each event tells, in a sentence. */
export const EVENT_SUMMARIES: Readonly<Record<EventName, string>> = {
  tokenUpdate: 'The app renewed its token: the page must reload (section 4).',
  resume: 'The web view is in front again.',
  pause: 'The web view is no longer in front.',
};
