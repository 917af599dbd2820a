/** The system of a phone or tablet, which has a store with our app. */
export type PhoneSystem = 'android' | 'ios';

/** What a page can know of its browser. */
export interface Browser {
  readonly system: PhoneSystem | 'desktop';
  /** Another app, such as a chat, shows the page. From there a link may not open our app. */
  readonly isInOtherApp: boolean;
}

/** The part of the browser's `navigator` that says so. */
export interface BrowserNavigator {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Apps whose web views name themselves. */
const OTHER_APPS =
  /\b(FBAN|FBAV|Instagram|Line|MicroMessenger|WhatsApp|Telegram|TikTok|musical_ly|BytedanceWebview|KAKAOTALK)\b/i;

/** Reads the browser from its user agent: a guess that chooses words and links, and never a right. */
export function readBrowser({ userAgent, maxTouchPoints }: BrowserNavigator): Browser {
  const system = systemOf(userAgent, maxTouchPoints);
  return { system, isInOtherApp: OTHER_APPS.test(userAgent) || isWebView(userAgent, system) };
}

function systemOf(userAgent: string, maxTouchPoints: number): Browser['system'] {
  if (/\bAndroid\b/i.test(userAgent)) return 'android';
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  // An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
  return userAgent.includes('Macintosh') && maxTouchPoints > 1 ? 'ios' : 'desktop';
}

/** Android marks its web views. On iOS only they leave `Safari` out. */
function isWebView(userAgent: string, system: Browser['system']): boolean {
  if (system === 'android') return userAgent.includes('; wv)');
  return system === 'ios' && !userAgent.includes('Safari/');
}
