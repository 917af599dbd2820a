import type { Browser, PhoneSystem } from '../../platform/browser/browser.ts';
import type { NativeResult } from '../../platform/native-host.ts';
import type { AppHosts } from '../../platform/navigation/app-hosts.ts';
import { appAddress, universalLink } from '../../platform/navigation/app-link.ts';
import { targetOfLink } from '../../platform/navigation/redirect-target.ts';
import { pathOf, queryOf, withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import {
  type AppAbility,
  compareVersions,
  isAppFrom,
  MINIMUM_APP_VERSION,
} from '../app-version/app-version.ts';

/**
 * How the user goes on in the native app.
 * - `ready`: this is the app, and it is new enough. `route` is where the user wanted to go.
 * - `update`: this is the app, but too old. `version` is null if the app does not say.
 * - `noDeviceInfo`: Android has no device info, and so no version (specification, section 8). A retry may succeed.
 * - `open`: a phone's browser. `address` opens the app, `store` has it.
 * - `scan`: a desktop. `code` opens the app on the phone that scans it.
 */
export type AppLaunch =
  | { readonly step: 'ready'; readonly route: string }
  | { readonly step: 'noDeviceInfo' }
  | { readonly step: 'update'; readonly version: string | null; readonly store: string }
  | {
      readonly step: 'open';
      readonly system: PhoneSystem;
      readonly address: string;
      readonly store: string;
      readonly isInOtherApp: boolean;
    }
  | { readonly step: 'scan'; readonly code: string };

/** The facts that decide it. */
export interface LaunchFacts {
  /** The native app's answer to what version it is. */
  readonly appVersion: NativeResult<string>;
  readonly browser: Browser;
  /** The oldest version that will do. */
  readonly minimum: string;
  /** Where the user goes on, here or in the app. */
  readonly route: string;
  readonly hosts: AppHosts;
}

export function appLaunch({ appVersion, browser, minimum, route, hosts }: LaunchFacts): AppLaunch {
  const { system, isInOtherApp } = browser;
  if (!appVersion.ok && appVersion.failure.kind === 'no-device-info')
    return { step: 'noDeviceInfo' };
  if (isInApp(appVersion)) {
    const version = appVersion.ok ? appVersion.value : null;
    return isAppFrom(version, minimum)
      ? { step: 'ready', route }
      : { step: 'update', version, store: hosts.stores[system === 'ios' ? 'ios' : 'android'] };
  }
  if (system === 'desktop') return { step: 'scan', code: universalLink(route, hosts) };
  return {
    step: 'open',
    system,
    address: appAddress({ system, isInOtherApp }, route, hosts),
    store: hosts.stores[system],
    isInOtherApp,
  };
}

/** Whether the page is in the native app, and the bridge works: any answer of the app says so. */
export function isInApp(answer: NativeResult<unknown>): boolean {
  return (
    answer.ok || (answer.failure.kind !== 'outside-app' && answer.failure.kind !== 'no-bridge')
  );
}

/** Whether the native app is known to be too old. False in a browser, and while the version is unknown. */
export function isAppTooOld(appVersion: NativeResult<string> | null, minimum: string): boolean {
  return appVersion?.ok === true && !isAppFrom(appVersion.value, minimum);
}

/** The routes that lead into the app: none of them is a place to go on to. */
const LAUNCH_ROUTES: readonly string[] = [
  ROUTES.appOpen,
  ROUTES.open,
  ROUTES.exchangeCenter,
  ROUTES.redeemCentral,
  ROUTES.toApp,
];

/** The route to which a link leads on. Null if missing or not allowed. */
export function onwardRoute(link: string): string | null {
  const route = targetOfLink(link);
  return route === null || LAUNCH_ROUTES.includes(pathOf(route)) ? null : route;
}

/** An app version in a link. */
const VERSION = /^\d{1,4}(\.\d{1,4}){0,3}$/;

/** The version that a launch page needs: that of its ability, or a newer one that the link names. */
export function neededVersion(link: string, ability: AppAbility): string {
  const { version = '' } = queryOf(link);
  const minimum = MINIMUM_APP_VERSION[ability];
  return VERSION.test(version) && compareVersions(version, minimum) > 0 ? version : minimum;
}

/** The launch page that asks for a newer app, and leads on to a route. */
export function updateLink(version: string, route: string): string {
  return withQuery(ROUTES.appOpen, { to: route, version });
}
