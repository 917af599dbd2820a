import type { CallOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { Banner } from '../../rules/banner/banner.schema.ts';
import type { BannerPlacement } from '../../rules/banner/banner.ts';

/** The banners beside the content of a screen. Those of home come with home itself. */
export interface BannerGateway {
  /** Reads the banners of a placement in the user's market; for a visitor, in the default market. */
  find(
    placement: BannerPlacement,
    options?: CallOptions,
  ): Promise<GatewayResult<readonly Banner[]>>;
}
