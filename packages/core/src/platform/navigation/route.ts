import { encodeText } from '../text/encode-text.ts';
import { formatQuery, parseQuery, type Query } from './query.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';

/** The path of a route (specification, section 2), such as `/get-coupons` of `/get-coupons?activityCode=kopi`. */
export function pathOf(route: string): string {
  const path = route.replace(/\?.*/s, '');
  return path.replace(/([^/])\/$/, '$1');
}

/** The query of a route (specification, section 2). */
export function queryOf(route: string): Query {
  return parseQuery(route.split('?').slice(1).join('?'));
}

/** Appends a query to a route. Existing values stay unless the query overrides them (specification, section 2). */
export function withQuery(route: string, query: Query): string {
  const text = formatQuery({ ...queryOf(route), ...query });
  return text === '' ? pathOf(route) : `${pathOf(route)}?${text}`;
}

/**
 * The route of an address. All routes are hash routes (specification, section 2). A link carries its query before the
 * hash, after it, or both (`?sourceId=a#/get-coupons?pay=1`). The two are merged, and the value after the hash wins.
 *
 * @param search The address's query, with its question mark, or empty.
 * @param hash The address's fragment, with its hash sign, or empty.
 */
export function routeOfAddress(search: string, hash: string): string {
  const inside = hash.slice(1);
  const route = inside.startsWith('/') ? inside : `/${inside}`;
  return withQuery(route, { ...parseQuery(search), ...queryOf(route) });
}

/** The name of the route at a path. Null if section 2 has no such route. */
export function matchRoute(route: string): RouteName | null {
  const segments = pathOf(route).split('/');
  return PATTERNS.find(({ pattern }) => matches(pattern, segments))?.name ?? null;
}

/** The parameters in the path of a route, such as `id` in `/mine/packs/:id`. */
export type PathParams = Readonly<Record<string, string>>;

/** The parameters of a route by name. Keeps what cannot be decoded as it is. */
export function paramsOf(route: string): PathParams {
  const name = matchRoute(route);
  const segments = pathOf(route).split('/');
  const pattern = name === null ? [] : ROUTES[name].split('/');
  return Object.fromEntries(
    pattern.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decodeSegment(segments[index] ?? '')]] : [],
    ),
  );
}

/** Fills the parameters into the path of a route: the `id` of `/mine/packs/:id`. */
export function withParams(path: string, params: PathParams): string {
  return path
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeText(params[part.slice(1)] ?? '') : part))
    .join('/');
}

/** Split once: routes are matched at every navigation. */
const PATTERNS = ROUTE_NAMES.map((name) => ({ name, pattern: ROUTES[name].split('/') }));

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    // A parameter is never empty: the path has no trailing slash.
    pattern.every((part, index) => part.startsWith(':') || part === segments[index])
  );
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
