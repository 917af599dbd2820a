import { describe, expect, test } from 'vitest';
import type { Browser } from '../../platform/browser/browser.ts';
import type { NativeFailure } from '../../platform/native-host.ts';
import { appAddress, universalLink } from '../../platform/navigation/app-link.ts';
import { targetLink } from '../../platform/navigation/redirect-target.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { fail, succeed } from '../../platform/result.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { appLaunch, isAppTooOld, neededVersion, onwardRoute, updateLink } from './app-launch.ts';

const PHONE: Browser = { system: 'android', isInOtherApp: false };
const IPHONE: Browser = { system: 'ios', isInOtherApp: true };
const DESKTOP: Browser = { system: 'desktop', isInOtherApp: false };
const OUTSIDE = fail<NativeFailure>({ kind: 'outside-app' });
const redeem = { minimum: '3.3.0', route: ROUTES.vouchers, hosts: MEMORY_HOSTS } as const;

describe('in the native app', () => {
  test.each(['3.3.0', '3.10.0', '4'])('%s goes on', (version) => {
    expect(appLaunch({ ...redeem, appVersion: succeed(version), browser: PHONE })).toEqual({
      step: 'ready',
      route: ROUTES.vouchers,
    });
  });

  test.each([
    [IPHONE, MEMORY_HOSTS.stores.ios],
    [PHONE, MEMORY_HOSTS.stores.android],
  ])('an old version is updated in the store of %j', (browser, store) => {
    expect(appLaunch({ ...redeem, appVersion: succeed('3.2.9'), browser })).toEqual({
      step: 'update',
      version: '3.2.9',
      store,
    });
  });

  test.each(['unsupported', 'timeout', 'malformed', 'declined'] as const)(
    'an app that does not say its version (%s) is updated',
    (kind) => {
      const launch = appLaunch({ ...redeem, appVersion: fail({ kind }), browser: PHONE });
      expect(launch).toMatchObject({ step: 'update', version: null });
    },
  );
});

test('an Android app without device info has no version to judge', () => {
  const appVersion = fail<NativeFailure>({ kind: 'no-device-info' });
  expect(appLaunch({ ...redeem, appVersion, browser: PHONE })).toEqual({ step: 'noDeviceInfo' });
});

describe.each(['outside-app', 'no-bridge'] as const)('in a browser (%s)', (kind) => {
  const appVersion = fail<NativeFailure>({ kind });

  test.each([
    { system: 'android', isInOtherApp: false },
    { system: 'ios', isInOtherApp: false },
    { system: 'ios', isInOtherApp: true },
  ] as const)('%j opens the app, or its store', (browser) => {
    expect(appLaunch({ ...redeem, appVersion, browser })).toEqual({
      step: 'open',
      ...browser,
      address: appAddress(browser, ROUTES.vouchers, MEMORY_HOSTS),
      store: MEMORY_HOSTS.stores[browser.system],
    });
  });

  test('a desktop shows a code for the phone', () => {
    expect(appLaunch({ ...redeem, appVersion, browser: DESKTOP })).toEqual({
      step: 'scan',
      code: universalLink(ROUTES.vouchers, MEMORY_HOSTS),
    });
  });
});

describe('an app', () => {
  test.each([
    [succeed('3.2.9'), true],
    [succeed('3.3.0'), false],
    [OUTSIDE, false],
    [fail<NativeFailure>({ kind: 'timeout' }), false],
    [null, false],
  ])('that answers %j is known to be too old: %j', (appVersion, expected) => {
    expect(isAppTooOld(appVersion, '3.3.0')).toBe(expected);
  });
});

describe('the way on', () => {
  test('is the route of the link', () => {
    const route = '/couponDetail?id=v1&code=show';
    expect(onwardRoute(targetLink(ROUTES.exchangeCenter, route))).toBe(route);
  });

  test.each([
    ROUTES.appOpen,
    `${ROUTES.open}?to=/mine`,
    ROUTES.exchangeCenter,
    ROUTES.redeemCentral,
    ROUTES.toApp,
  ])('is never %s', (to) => {
    expect(onwardRoute(targetLink(ROUTES.appOpen, to))).toBeNull();
  });

  test('is missing without one', () => {
    expect(onwardRoute(ROUTES.appOpen)).toBeNull();
  });
});

describe('the version that is needed', () => {
  test('is the newer one that a link names', () => {
    const link = updateLink('3.10.0', ROUTES.mine);
    expect(neededVersion(link, 'runPages')).toBe('3.10.0');
    expect(onwardRoute(link)).toBe(ROUTES.mine);
  });

  test.each(['', '?version=', '?version=3.2', '?version=4x', '?version=<b>9</b>', '?version=1e9'])(
    'is that of the page after %j',
    (query) => {
      expect(neededVersion(`${ROUTES.appOpen}${query}`, 'runPages')).toBe('3.3.0');
    },
  );
});
