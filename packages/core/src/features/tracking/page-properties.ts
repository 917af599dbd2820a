import { BRAND } from '../../platform/brand.ts';
import { matchRoute } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';

/** The properties sent with every page (specification, section 3). */
export interface PageProperties {
  /** The pattern of the route, such as `/mine/packs/:id`: a path may hold any text of a link. */
  readonly page: string;
  /** The source of the visit; empty if unknown. */
  readonly source_id: string;
  readonly is_login: boolean;
  /** The language of the phone, which may differ from the page's; empty if unknown. */
  readonly system_language: string;
  readonly app_name: string;
  readonly platform_type: 'H5';
  /** Where the page runs: in the native app, or in a browser. */
  readonly source: (typeof SOURCE)[keyof typeof SOURCE];
}

/** The codes of where a page runs (specification, section 3). */
export const SOURCE = { app: 0, h5: 1 } as const;

/** The page of an address that is none of our routes. */
const UNKNOWN_PAGE = 'unknown';

/** The facts behind a page's properties. */
export interface PageFacts {
  /** The source of the visit; empty if unknown. */
  readonly source: string;
  readonly isInApp: boolean;
  readonly isLoggedIn: boolean;
  /** The preferred languages of the platform, most preferred first. */
  readonly preferredLanguages: readonly string[];
  readonly route: string;
}

/** The properties of a page. */
export function pageProperties(facts: PageFacts): PageProperties {
  const name = matchRoute(facts.route);
  return {
    page: name === null ? UNKNOWN_PAGE : ROUTES[name],
    source_id: facts.source,
    is_login: facts.isLoggedIn,
    system_language: facts.preferredLanguages[0] ?? '',
    app_name: BRAND.appName,
    platform_type: 'H5',
    source: facts.isInApp ? SOURCE.app : SOURCE.h5,
  };
}
