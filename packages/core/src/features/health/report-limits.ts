/** The version of the format of a report. */
export const REPORT_VERSION = 2;

/** The most steps of a trail: some minutes of busy tapping, with what they ask for. */
export const TRAIL_LENGTH = 1000;
