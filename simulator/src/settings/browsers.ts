/** A browser, or an app of others whose web view shows the page. */
interface Browser {
  readonly label: string;
  readonly userAgent: string;
  /** What it injects: script handlers on iOS, objects on Android. Examples: each app names its own. */
  readonly injects: { readonly kind: 'handlers' | 'objects'; readonly names: readonly string[] };
}

const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** The user agents of the web views in which an app shows the page, before the app adds to them. */
export const WEB_VIEWS = {
  ios: `${IOS} Mobile/15E148`,
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A.250305.019; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36',
} as const;

/** The browsers to choose from: plain ones, a chat, and an app for short videos. */
export const BROWSERS = {
  chrome: {
    label: 'Chrome on Android',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    injects: { kind: 'objects', names: [] },
  },
  'chrome-ios': {
    label: 'Chrome on iOS',
    userAgent: `${IOS} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`,
    injects: { kind: 'handlers', names: ['FrameBecameAvailable', 'FindElementResultHandler'] },
  },
  'chat-ios': {
    label: 'A chat on iOS',
    userAgent: `${WEB_VIEWS.ios} Safari Line/15.8.0`,
    injects: { kind: 'handlers', names: ['chatShare', 'chatProfile'] },
  },
  'chat-android': {
    label: 'A chat on Android',
    userAgent: `${WEB_VIEWS.android} Line/15.8.0/IAB`,
    injects: { kind: 'objects', names: ['ChatBridge'] },
  },
  'video-ios': {
    label: 'Short videos on iOS',
    userAgent: `${WEB_VIEWS.ios} musical_ly_40.2.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/id`,
    injects: { kind: 'handlers', names: ['callMethodParams', 'onMethodParams'] },
  },
  'video-android': {
    label: 'Short videos on Android',
    userAgent: `${WEB_VIEWS.android} musical_ly_2024002000 JsSdk/1.0 NetType/WIFI Channel/googleplay BytedanceWebview/d8a21c6`,
    injects: { kind: 'objects', names: ['VideoJSBridge'] },
  },
} as const satisfies Readonly<Record<string, Browser>>;

export type BrowserName = keyof typeof BROWSERS;
