import type { EventName, MethodName } from '@cangkir/bridge';

/** The purpose of each call, in a sentence. */
export const METHOD_SUMMARIES: Readonly<Record<MethodName, string>> = {
  toLogin:
    'Shows the app’s own login. Answers when the user is logged in, or with another code if they closed it.',
  userInfo: 'The user who is logged in to the app, or null.',
  deviceInfo: 'The phone and the app. A failure on Android means that it is unavailable.',
  getSafeTop: 'The inset of the app’s status bar, in CSS pixels.',
  setTitle: 'Sets the title in the app’s navigation bar.',
  showOrHideNav: 'Shows or hides the app’s navigation bar, and sets its colours.',
  back: 'Goes back in the app, as its own back button does.',
  close: 'Closes the web view.',
  routeJump: 'Opens a screen of the app by its address.',
  toAppStore: 'Opens the app’s page in the store, for an update.',
  debug: 'Writes a line to the app’s own log.',
  pullRefresh: 'Turns pulling down to refresh on or off.',
  getAppCache: 'A value that the app itself stores, by its name, or null.',
  setStorage: 'Stores a value in the app, beyond the web view’s own storage.',
  getStorage: 'A value stored with `setStorage`, or null.',
  setAppTmpStorage: 'Stores a value until the app ends.',
  getAppTmpStorage: 'A value stored with `setAppTmpStorage`, or null.',
  sharePanel: 'Shows the phone’s share panel. Answers with another code than 0 if it was closed.',
  shareToItem: 'Shares one of the app’s own pictures directly to another app.',
  getLocation: 'The phone’s location, in degrees. The phone may ask the user for permission first.',
  scanCode: 'Scans a QR code with the camera. Answers with another code than 0 if it was closed.',
  giftCardToPay: 'Shows the app’s payment for a gift-card order. Answers when it is paid.',
};

/** The meaning of each event, in a sentence. */
export const EVENT_SUMMARIES: Readonly<Record<EventName, string>> = {
  tokenUpdate: 'The app renewed its token: the page must reload (section 4).',
  resume: 'The page is visible again.',
  pause: 'The page is hidden until `resume`, whether or not its web view says so.',
};
