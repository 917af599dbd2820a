/** The keys of local storage, which all tabs share (specification, section 9; the last three are ours). */
export const LOCAL_KEYS = {
  global: 'global',
  other: 'other',
  adVoucher: 'ttVoucher',
  /** What screens read, for the user who is logged in. */
  reads: 'reads',
  /** What screens read for a visitor, which is nobody's. */
  visitorReads: 'visitorReads',
  /** The banners that were shown today. */
  dailyBanners: 'dailyBanners',
} as const;

/** The keys of session storage, which belongs to a tab (sections 3 and 9; the last three are ours). */
export const TAB_KEYS = {
  commonSession: 'common-session',
  pay: 'pay',
  /** Events that wait for the statistics. */
  tracking: 'tracking',
  /** How often each error occurred. */
  errors: 'errors',
  /** What was typed before the app was there to keep it. */
  typed: 'typed',
} as const;
