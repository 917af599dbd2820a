import { MARKETS } from '@cangkir/core';
import { bannerSchema } from '@cangkir/core/banners';
import * as v from 'valibot';

/** The banners of every placement. */
export const BANNER_STATE = {
  banners: v.array(v.object({ markets: v.array(v.picklist(MARKETS)), ...bannerSchema.entries })),
};

export type BackendBanner = v.InferOutput<typeof BANNER_STATE.banners>[number];
