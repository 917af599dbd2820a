/** The size of a story, as social networks show it. Pixels. */
export const SUMMARY_PICTURE_SIZE = { width: 1080, height: 1920 };
