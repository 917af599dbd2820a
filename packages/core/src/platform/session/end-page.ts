import { targetOfLink } from '../navigation/redirect-target.ts';
import { pathOf } from '../navigation/route.ts';
import { ROUTES } from '../navigation/routes.ts';

/** The routes on which a campaign has ended. */
const END_ROUTES: readonly string[] = [ROUTES.endFirst, ROUTES.end, ROUTES.grey];

/**
 * The end page to store (specification, section 3, `endPage`). One that names what runs now stays, until another one
 * does.
 */
export function endPageAfter(route: string, stored: string | null): string | null {
  if (!END_ROUTES.includes(pathOf(route))) return stored;
  return campaignAfter(route) !== null || stored === null ? route : stored;
}

/** The campaign that runs now, as named by a link to an end page, else by the stored one. Null if none is named. */
export function runningCampaign(route: string, stored: string | null): string | null {
  return campaignAfter(route) ?? (stored === null ? null : campaignAfter(stored));
}

/** An end page does not lead to another one. */
function campaignAfter(link: string): string | null {
  const route = targetOfLink(link);
  return route === null || END_ROUTES.includes(pathOf(route)) ? null : route;
}
