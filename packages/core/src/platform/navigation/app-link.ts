import { BRAND } from '../brand.ts';
import type { Browser, PhoneSystem } from '../browser/browser.ts';
import type { AppHosts } from './app-hosts.ts';

/** The native app's deep link to a path (specification, section 2). */
export function deepLink(path = ''): string {
  return BRAND.deepLinkScheme + path.replace(/^\/+/, '');
}

/** An address that opens the app at a route on any phone. Where the app is missing, its host leads to the store. */
export function universalLink(route: string, { linkHost }: AppHosts): string {
  return `${linkHost}/${inAddress(route)}`;
}

interface PhoneBrowser extends Browser {
  readonly system: PhoneSystem;
}

/**
 * The address that opens the app at a route, to be followed on a tap: browsers ignore it otherwise. On iOS, the web views
 * of other apps open no universal link, but the deep link, and do nothing where the app is missing. Safari would show an
 * error for the deep link then, so it gets the universal link.
 */
export function appAddress(
  { system, isInOtherApp }: PhoneBrowser,
  route: string,
  hosts: AppHosts,
): string {
  if (system === 'android') return androidIntent(route, hosts);
  return isInOtherApp ? deepLink(inAddress(route)) : universalLink(route, hosts);
}

/** Opens the app by its deep link, or the store where the app is missing. */
function androidIntent(route: string, { stores }: AppHosts): string {
  const extras = [
    `scheme=${BRAND.deepLinkScheme.replace('://', '')}`,
    `package=${BRAND.androidPackage}`,
    `S.browser_fallback_url=${encodeURIComponent(stores.android)}`,
  ];
  const address = deepLink(inAddress(route)).replace(BRAND.deepLinkScheme, 'intent://');
  return `${address}#Intent;${extras.join(';')};end`;
}

/** A route inside of an address. A hash would end the address, or begin an intent of its own. */
function inAddress(route: string): string {
  return route.replace(/^\/+/, '').replaceAll('#', '%23');
}
