import type { BackendState } from '../state.ts';
import { originalOf } from '../track-changes.ts';

type Claims = BackendState['claims'];

/** The first claims of a campaign, as positions in the list: by person and by device. */
interface CampaignClaims {
  readonly byUser: Map<string, number>;
  readonly byDevice: Map<string, number>;
}

interface Index {
  /** How many claims it holds. */
  count: number;
  readonly campaigns: Map<string, CampaignClaims>;
}

const indexes = new WeakMap<Claims, Index>();

/** The first claim of a person in a campaign, and the first one on a device. Takes the same time for any number. */
export function earlierClaims(
  claims: Claims,
  sourceId: string,
  userId: string,
  browserId: string | null,
): Claims {
  const { byUser, byDevice } = indexOf(originalOf(claims)).campaigns.get(sourceId) ?? {};
  const positions = [
    byUser?.get(userId),
    browserId === null ? undefined : byDevice?.get(browserId),
  ];
  return positions.flatMap((position) => claims[position ?? -1] ?? []);
}

/** Adds the claims that are new. A list only grows; one that was cut takes a new index. */
function indexOf(claims: Claims): Index {
  let index = indexes.get(claims);
  if (index === undefined || index.count > claims.length) {
    index = { count: 0, campaigns: new Map() };
    indexes.set(claims, index);
  }
  for (; index.count < claims.length; index.count += 1) addTo(index, claims, index.count);
  return index;
}

function addTo({ campaigns }: Index, claims: Claims, position: number): void {
  const claim = claims[position];
  if (claim === undefined) return;
  const { sourceId, userId, browserId } = claim;
  const found = campaigns.get(sourceId) ?? { byUser: new Map(), byDevice: new Map() };
  campaigns.set(sourceId, found);
  if (!found.byUser.has(userId)) found.byUser.set(userId, position);
  if (browserId !== null && !found.byDevice.has(browserId)) found.byDevice.set(browserId, position);
}
