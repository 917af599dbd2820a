/** Where a banner stands, as the backend says it (specification, section 3). */
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

/** Where a banner stands (specification, section 3). */
export type BannerPlacement = keyof typeof BANNER_PLACEMENT;

/** The placement that a code stands for, or null where it stands for none. */
export function bannerPlacement(code: number): BannerPlacement | null {
  return PLACEMENTS.find((placement) => BANNER_PLACEMENT[placement] === code) ?? null;
}

const PLACEMENTS = Object.keys(BANNER_PLACEMENT).filter(isPlacement);

function isPlacement(name: string): name is BannerPlacement {
  return Object.hasOwn(BANNER_PLACEMENT, name);
}

/** Which end of the product something comes from, as the backend says it (specification, section 3). */
export const SOURCE = { app: 0, h5: 1 } as const;
