import { expect, test } from 'vitest';
import { readBrowser } from './browser.ts';

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/138.0.0.0';

test.each([
  ['Chrome on Android', `${ANDROID} Mobile Safari/537.36`, 5, 'android', false],
  [
    'a web view of Android',
    `${ANDROID.replace(')', '; wv)')} Mobile Safari/537.36`,
    5,
    'android',
    true,
  ],
  ['a chat on Android', `${ANDROID} Mobile Safari/537.36 MicroMessenger/8.0`, 5, 'android', true],
  ['Safari on an iPhone', `${IOS} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'ios', false],
  ['Chrome on an iPhone', `${IOS} CriOS/138.0 Mobile/15E148 Safari/604.1`, 5, 'ios', false],
  ['a web view of iOS', `${IOS} Mobile/15E148`, 5, 'ios', true],
  ['a chat on iOS', `${IOS} Safari/604.1 Line/15.0`, 5, 'ios', true],
  ['Safari on an iPad', `${MAC} Version/18.5 Safari/605.1.15`, 5, 'ios', false],
  ['Safari on a Macintosh', `${MAC} Version/18.5 Safari/605.1.15`, 0, 'desktop', false],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0',
    0,
    'desktop',
    false,
  ],
  [
    'a browser with an online word in its name',
    `${ANDROID} Online/1 Safari/537.36`,
    5,
    'android',
    false,
  ],
  ['nothing', '', 0, 'desktop', false],
] as const)('recognizes %s', (_name, userAgent, maxTouchPoints, system, isInOtherApp) => {
  expect(readBrowser({ userAgent, maxTouchPoints })).toEqual({ system, isInOtherApp });
});
