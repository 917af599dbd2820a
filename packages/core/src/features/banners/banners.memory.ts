import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { BannerGateway } from './banners.gateway.ts';

/** The banners in memory: none. */
function createMemoryBannerGateway(clock: VirtualClock) {
  const { gateway, calls } = createMemoryGateway<BannerGateway>(clock, { find: () => [] });
  return { banners: gateway, calls };
}

/** The feature in memory. */
export const bannersMemory = { gateways: createMemoryBannerGateway } satisfies FeatureMemory;
