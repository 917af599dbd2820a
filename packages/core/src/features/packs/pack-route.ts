import type { Query } from '../../platform/navigation/query.ts';
import { withParams, withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';

/** The route of a pack. */
export function packRoute(packId: string): string {
  return withParams(ROUTES.pack, { id: packId });
}

/** The route of a pack with a quantity chosen, for a reorder. */
export function reorderRoute(packId: string, quantity: number): string {
  return withQuery(packRoute(packId), { quantity: String(quantity) });
}

/** The quantity that the link of a reorder carries, from 1. Null if it carries none. */
export function linkQuantity({ quantity = '' }: Query): number | null {
  return /^[1-9]\d{0,3}$/.test(quantity) ? Number(quantity) : null;
}
