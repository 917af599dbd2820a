import { BRAND } from '../brand/brand.ts';
import { matchRoute, pathOf } from './route.ts';
import { LOGIN_ROUTES, ROUTES } from './routes.ts';

/** Where a person may be sent after login: a route of ours, or an address on the app host. */
export type RedirectTarget =
  | { readonly kind: 'route'; readonly route: string }
  | { readonly kind: 'appHost'; readonly url: string };

/** The longest target that is taken: a link from a chat is far shorter. Characters. */
const MAX_LENGTH = 2048;

/**
 * Reads an untrusted redirect target. Null for all that is neither a known route nor on the app host:
 * another host, `javascript:`, `//host`, a backslash, a control character. Null for a login route, here or on
 * the app host: it would send the person who has just logged in to login again (specification, section 2;
 * docs/assumptions.md).
 */
export function parseRedirectTarget(text: unknown): RedirectTarget | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || hasForbiddenCharacter(text)) {
    return null;
  }
  if (text.startsWith(`${BRAND.appHost}/`)) {
    return isLoginRoute(text.split('#')[1] ?? '') ? null : { kind: 'appHost', url: text };
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
