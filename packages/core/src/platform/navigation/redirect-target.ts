import { BRAND } from '../brand.ts';
import { matchRoute, pathOf } from './route.ts';
import { ROUTES } from './routes.ts';

/** Where a person may be sent after login: a route of ours, or an address on the app host. */
export type RedirectTarget =
  | { readonly kind: 'route'; readonly route: string }
  | { readonly kind: 'appHost'; readonly url: string };

/** The routes on which a person logs in: no redirect is stored there (specification, section 2). */
const LOGIN_ROUTES: readonly string[] = [ROUTES.login, ROUTES.loginOrRegister, ROUTES.phoneLogin];

/** The longest target that is taken: a link from a chat is far shorter. Characters. */
const MAX_LENGTH = 2048;

/**
 * Reads an untrusted redirect target. Null for all that is neither a known route nor on the app host:
 * another host, `javascript:`, `//host`, a backslash, a control character. Null where `.` or `..` is a segment of
 * the path: where it leads is up to who reads it. Null for a login route, here or on the app host: it would send
 * the person who has just logged in to login again (specification, section 2; docs/assumptions.md).
 */
export function parseRedirectTarget(text: unknown): RedirectTarget | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  if (hasForbiddenCharacter(text) || hasDotSegment(text)) return null;
  if (text.startsWith(`${BRAND.appHost}/`)) {
    return isLoginOfAppHost(text) ? null : { kind: 'appHost', url: text };
  }
  return isOpenRoute(text) ? { kind: 'route', route: text } : null;
}

function isOpenRoute(text: string): boolean {
  return matchRoute(text) !== null && !isLoginRoute(text);
}

/** Tells whether a person logs in on this route. */
export function isLoginRoute(route: string): boolean {
  return LOGIN_ROUTES.includes(pathOf(route));
}

/**
 * Tells whether an address on the app host is that of its login. The router there is not ours: what the most
 * lenient one takes for a login counts, without a slash or with several, in capitals, percent-encoded.
 */
function isLoginOfAppHost(url: string): boolean {
  const hash = decodeAscii(url.split('#')[1] ?? '').toLowerCase();
  const path = pathOf(`/${hash}`.replace(/\/+/g, '/'));
  return LOGIN_ROUTES.some((route) => route.toLowerCase() === path);
}

/** Login routes are ASCII. What is beyond stays encoded, broken or not. */
function decodeAscii(text: string): string {
  return text.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Tells whether a segment of a path is `.` or `..`, encoded or not. In a query they move nothing. */
function hasDotSegment(text: string): boolean {
  const paths = text.replace(/\?[^#]*/g, '');
  return /[/#](?:\.|%2e){1,2}(?:[/#]|$)/i.test(paths);
}

/** White space and control characters are dropped or trimmed by browsers: never in an address of ours. */
function hasForbiddenCharacter(text: string): boolean {
  return /[\\\s\p{Cc}\p{Cf}]/u.test(text);
}

/** The login route: the global config's mobile-register switch decides (specification, section 2). */
export function loginRoute(mobileRegister: boolean): string {
  return mobileRegister ? ROUTES.phoneLogin : ROUTES.loginOrRegister;
}

/** Where a login-required action from outside the router goes (specification, section 2). */
export function appHostAddress(route: string): string {
  return `${BRAND.appHost}/order/#${route}`;
}

/** The deep link of the native app to a path (specification, section 2). */
export function deepLink(path = ''): string {
  return BRAND.deepLinkScheme + path.replace(/^\/+/, '');
}
