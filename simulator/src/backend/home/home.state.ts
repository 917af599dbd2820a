import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const HOME = ENDPOINTS.home.output.entries;

/** The content of home, besides the campaigns that run. */
export const HOME_STATE = v.object({
  banners: HOME.banners,
  moduleItems: HOME.moduleItems,
  /** The value of an invitation's voucher, the friend's and then the inviter's. In rupiah. */
  inviteAmount: v.number(),
});

export type BackendBanner = v.InferOutput<typeof HOME_STATE>['banners'][number];
export type BackendModuleItem = v.InferOutput<typeof HOME_STATE>['moduleItems'][number];
