import * as v from 'valibot';
import { queryOf } from '../navigation/route.ts';
import { SHORT_CODE } from '../short-code.ts';

/** The name under which the native app stores the source of the visit (specification, section 3). */
export const APP_SOURCE_NAME = 'common.sourceid';

/** A source as the tab stores it; empty if unknown. */
export const storedSource = v.union([v.literal(''), v.pipe(v.string(), v.regex(SHORT_CODE))]);

/** A source from outside; empty if missing or malformed. */
export function parseSource(text: unknown): string {
  return typeof text === 'string' && SHORT_CODE.test(text) ? text : '';
}

/**
 * The source of the visit once the page has loaded at a route. A link with a source begins a visit. A reload opens no
 * link: the tab's last route may have been followed within the visit, and name another source.
 */
export function visitSource(route: string, lastRoute: unknown, stored: unknown): string {
  const linked = route === lastRoute ? '' : parseSource(queryOf(route)['sourceId']);
  return linked || parseSource(stored);
}
