import { withParams, withQuery } from '../platform/navigation/route.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../platform/navigation/routes.ts';
import { LINK_PARAMETERS } from './link-parameters.generated.ts';

/** A link to a screen, as a person would open it. */
export interface ScreenLink {
  readonly name: RouteName;
  readonly route: string;
}

/**
 * A link to every screen, in the order of the routes. Where a screen needs more than its path, it names what the
 * everyday data of the simulator's backend has.
 */
export const SCREEN_LINKS: readonly ScreenLink[] = ROUTE_NAMES.map((name) => ({
  name,
  route: linkTo(ROUTES[name], LINK_PARAMETERS[name] ?? {}),
}));

/** A link with parameters: those that are none of the path are in its query. */
export function linkTo(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = Object.entries(parameters).filter(
    ([name]) => !path.split('/').includes(`:${name}`),
  );
  return withQuery(withParams(path, parameters), Object.fromEntries(query));
}
