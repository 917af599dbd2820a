import { BANNER_PLACEMENT } from '@cangkir/core';
import { type Costs, times } from '../../server/backend/cost.ts';

/** How the bench measures the endpoints. */
export const BANNER_COSTS = {
  banners: {
    fill({ banners }, records, now) {
      const [banner] = banners;
      times(records, (index) => {
        if (banner === undefined) return;
        const placement = BANNER_PLACEMENT.myCenter;
        banners.push({ ...banner, id: `past-${index}`, placement, endsAt: now - index });
      });
    },
    input: () => ({ placement: String(BANNER_PLACEMENT.myCenter) }),
  },
} satisfies Costs;
