import type { BannerPlacement } from '@cangkir/core';
import { type Banner, shownBanners } from '@cangkir/core/banners';
import { useState } from 'react';
import { useAppHosts, useClock } from '../../product-context.tsx';
import { useGatewayQuery } from '../queries/use-gateway-query.ts';
import { BannerStrip } from './banner-strip.tsx';
import { bannersQuery } from './banners-query.ts';

export interface LateBannersProps {
  readonly placement: BannerPlacement;
  /** While it is, what arrives waits: the person looks at what stands around it. */
  readonly isHeld?: boolean;
}

/** The same each time, as it is compared. */
const NONE: readonly Banner[] = [];

/** The banners of a placement, one below the other. */
export function LateBanners({ placement, isHeld = false }: LateBannersProps) {
  const { now } = useClock();
  const hosts = useAppHosts();
  const { data = NONE } = useGatewayQuery(bannersQuery(placement));
  const [shown, setShown] = useState(data);
  if (!isHeld && shown !== data) setShown(data);
  return shownBanners(shown, placement, now(), hosts).map((banner) => (
    <BannerStrip key={banner.id} {...banner} />
  ));
}
