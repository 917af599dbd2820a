import { parseLinkCode } from '../../platform/navigation/link-code.ts';
import { matchRoute, queryOf } from '../../platform/navigation/route.ts';

/** The routes that show the configuration that their query names. The others show that of their own name. */
const NAMED_BY_QUERY: readonly (string | null)[] = ['landing', 'textConfig'];

/** The name of the configuration that a route shows. Empty if it names none. */
export function campaignPageName(route: string): string {
  const name = matchRoute(route);
  return NAMED_BY_QUERY.includes(name) ? parseLinkCode(queryOf(route)['name'] ?? '') : (name ?? '');
}
