/**
 * The targets of the native app's `shareToItem` beside its own panel: a photo-sharing app and its stories
 * (specification, section 3, "Special share types").
 */
export const SHARE_TYPE = { photoApp: 1010, photoAppStories: 1011 } as const;
