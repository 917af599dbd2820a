import type { Query } from '../../platform/navigation/query.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { BargainKind } from './bargain.gateway.ts';

/** The page of each kind of campaign (specification, section 2). */
export const BARGAIN_ROUTE = { priceCut: 'bargain', freeCup: 'blackCup' } as const;

/** The route of one's own bargain in a campaign. */
export function ownBargainRoute(kind: BargainKind, activityCode: string): string {
  return withQuery(ROUTES[BARGAIN_ROUTE[kind]], { activityCode });
}

/** The route of one's own bargain for a user who followed another helper's link (120101). */
export function downlinkRoute(activityCode: string): string {
  return withQuery(ROUTES.bargain, { activityCode, downlink: '1' });
}

/** Whether the user followed another helper's link. */
export function isDownlink({ downlink }: Query): boolean {
  return downlink === '1';
}

/**
 * The route that friends are sent, and that leads them to the sender.
 *
 * @param code an `assistanceCode`, or a `helperCode`
 */
export function sharedBargainRoute(kind: BargainKind, activityCode: string, code: string): string {
  return withQuery(ownBargainRoute(kind, activityCode), { assistanceCode: code });
}
