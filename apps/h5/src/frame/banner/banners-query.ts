import type { BannerPlacement } from '@cangkir/core';
import type { Banner } from '@cangkir/core/banners';
import type { DefineQuery } from '../queries/gateway-query.ts';

/** The banners of a placement, for the current user or a visitor. */
export function bannersQuery(placement: BannerPlacement): DefineQuery<readonly Banner[]> {
  return ({ gateways }, userId) => ({
    queryKey: ['banners', placement, userId],
    read: (signal) => gateways.banners.find(placement, { signal }),
  });
}
