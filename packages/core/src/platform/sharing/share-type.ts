/**
 * The targets of the native app's `shareToItem` beside its own panel: a photo-sharing app and its stories
 * (specification, section 3, "Special share types").
 */
export const SHARE_TYPE = { photoApp: 1010, photoAppStories: 1011 } as const;

/** A target of `shareToItem`. */
export type ShareType = (typeof SHARE_TYPE)[keyof typeof SHARE_TYPE];

/** Which of its own pictures the native app shares with `shareToItem` (docs/assumptions.md). */
export const SHARE_IMAGE_TYPE = {
  bargain: 1,
  referral: 2,
  campaign: 3,
  annualSummary: 4,
} as const;

export type ShareImageType = (typeof SHARE_IMAGE_TYPE)[keyof typeof SHARE_IMAGE_TYPE];
