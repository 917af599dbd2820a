import { BRAND } from '../../platform/brand.ts';
import type { Query } from '../../platform/navigation/query.ts';

/** What is told with every page (specification, section 3). */
export interface PageProperties {
  /** Where the person came from; empty where nobody says. */
  readonly source_id: string;
  readonly is_login: boolean;
  /** The language of the phone, which need not be the one on the screen; empty where it tells none. */
  readonly system_language: string;
  readonly app_name: string;
  readonly platform_type: 'H5';
}

/** The name under which the native app keeps the source that a person came to it from (section 3). */
export const APP_SOURCE_NAME = 'common.sourceid';

/** What the page's properties are made of. */
export interface PageFacts {
  /** The query of the route. */
  readonly query: Query;
  /** What the native app keeps as {@link APP_SOURCE_NAME}, or null. */
  readonly appSourceId: string | null;
  readonly loggedIn: boolean;
  /** The person's languages as the platform knows them, the dearest first. */
  readonly preferredLanguages: readonly string[];
}

/** The properties of a page. The link's source comes before the app's: it is what brought the person here. */
export function pageProperties(facts: PageFacts): PageProperties {
  return {
    source_id: facts.query['sourceId'] || facts.appSourceId || '',
    is_login: facts.loggedIn,
    system_language: facts.preferredLanguages[0] ?? '',
    app_name: BRAND.appName,
    platform_type: 'H5',
  };
}
