import type { AppHosts } from './app-hosts.ts';
import { MAX_ADDRESS_LENGTH } from './max-address-length.ts';
import { matchRoute, pathOf, queryOf, withQuery } from './route.ts';
import { ROUTES } from './routes.ts';

/** Where a user may go after login: one of our routes, or an address on the app host. */
export type RedirectTarget =
  | { readonly kind: 'route'; readonly route: string }
  | { readonly kind: 'appHost'; readonly url: string };

/** The login routes. They are never stored as a redirect (specification, section 2). */
const LOGIN_ROUTES: readonly string[] = [ROUTES.login, ROUTES.loginOrRegister, ROUTES.phoneLogin];

/**
 * Parses an untrusted redirect target.
 *
 * Null unless it is a known route or an address on the app host. That rules out other hosts, `javascript:`, `//host`,
 * backslashes and control characters.
 *
 * Null if the path has a `.` or `..` segment: readers resolve those differently.
 *
 * Null for a login route, here or on the app host: the user has just logged in (specification, section 2;
 * docs/assumptions.md).
 */
export function parseRedirectTarget(text: unknown, hosts: AppHosts): RedirectTarget | null {
  if (!isPlainAddress(text)) return null;
  if (isAppHostAddress(text, hosts)) {
    return isLoginOfAppHost(text) ? null : { kind: 'appHost', url: text };
  }
  return isOpenRoute(text) ? { kind: 'route', route: text } : null;
}

/** Whether it can be read in one way only. */
function isPlainAddress(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    text.length <= MAX_ADDRESS_LENGTH &&
    !hasForbiddenCharacter(text) &&
    !hasDotSegment(text)
  );
}

function isOpenRoute(text: string): boolean {
  return matchRoute(text) !== null && !isLoginRoute(text);
}

/** Whether an address is on the app host. */
export function isAppHostAddress(address: string, { appHost }: AppHosts): boolean {
  return address.startsWith(`${appHost}/`);
}

/** Whether a route is a login route. */
export function isLoginRoute(route: string): boolean {
  return LOGIN_ROUTES.includes(pathOf(route));
}

/**
 * Whether an address on the app host is its login route. We do not control that router, so match leniently: missing or
 * extra slashes, capitals, percent-encoding.
 */
function isLoginOfAppHost(url: string): boolean {
  const hash = decodeAscii(url.split('#')[1] ?? '').toLowerCase();
  const path = pathOf(`/${hash}`.replace(/\/+/g, '/'));
  return LOGIN_ROUTES.some((route) => route.toLowerCase() === path);
}

/** Login routes are ASCII. Other characters stay encoded, valid or not. */
function decodeAscii(text: string): string {
  return text.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Whether a path has a `.` or `..` segment, encoded or not. In a query they have no effect. */
function hasDotSegment(text: string): boolean {
  const paths = text.replace(/\?[^#]*/g, '');
  return /[/#](?:\.|%2e){1,2}(?:[/#]|$)/i.test(paths);
}

/** Browsers drop or trim white space and control characters, so our addresses never hold any. */
function hasForbiddenCharacter(text: string): boolean {
  return /[\\\s\p{Cc}\p{Cf}]/u.test(text);
}

/**
 * The login route, as chosen by the mobile-register switch of the global config (specification, section 2).
 *
 * @param config Null while it is unknown.
 */
export function loginRoute(config: { readonly mobileRegister: boolean } | null): string {
  return config?.mobileRegister === true ? ROUTES.phoneLogin : ROUTES.loginOrRegister;
}

/** The target of an action outside the router that needs a login (specification, section 2). */
export function appHostAddress(route: string, { appHost }: AppHosts): string {
  return `${appHost}/order/#${route}`;
}

/** A link to a page that leads on to another route, which {@link targetOfLink} reads. */
export function targetLink(page: string, route: string): string {
  return withQuery(page, { to: route });
}

/** The route to which a link leads on, by its `to`. Null if missing or not allowed: as for a redirect, but routes alone. */
export function targetOfLink(link: string): string | null {
  const { to } = queryOf(link);
  return isPlainAddress(to) && isOpenRoute(to) ? to : null;
}
