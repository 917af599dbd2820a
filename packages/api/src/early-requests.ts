/** The requests whose answer only the app itself reads. Without schemas, for the page's inline script sends them. */
export const EARLY_REQUESTS = {
  home: { method: 'GET', path: '/portal/app/home' },
  vouchers: { method: 'GET', path: '/portal/app/coupon/vouchers' },
} as const;
