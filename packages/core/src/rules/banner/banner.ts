import { keysOf } from '../../platform/keys-of.ts';

/** The backend's codes for banner placements (specification, section 3). */
export const BANNER_PLACEMENT = {
  homeBanner: 0,
  homeList: 1,
  menuBanner: 2,
  share: 3,
  myCenter: 4,
  paySuccess: 5,
  homeAlert: 6,
  orderDetailsAlert: 7,
  newGiftAlert: 8,
  launchAd: 9,
  h5Banner: 10,
  homeFunc: 99,
} as const;

/** Where a banner is shown (specification, section 3). */
export type BannerPlacement = keyof typeof BANNER_PLACEMENT;

/** The placement of a code. Null for an unknown code. */
export function bannerPlacement(code: number): BannerPlacement | null {
  return keysOf(BANNER_PLACEMENT).find((placement) => BANNER_PLACEMENT[placement] === code) ?? null;
}
