/** The requests that a page may send before the app runs. Without schemas, for the page's inline script sends them. */
export const EARLY_REQUESTS = {
  account: get('/portal/app/account'),
  annualSummary: get('/portal/app/annual-summary'),
  bargain: get('/portal/app/assistance/campaign'),
  bargainInvitation: get('/portal/app/assistance/invitation'),
  campaign: get('/portal/app/coupon/campaign'),
  campaignPage: get('/portal/app/campaign/page'),
  checkInCampaign: get('/portal/app/checkIn/campaign'),
  community: get('/portal/app/community'),
  communityActivity: get('/portal/app/community/activity'),
  drawActivity: get('/portal/app/draw/activity'),
  giftActivity: get('/portal/app/gift/activity'),
  home: get('/portal/app/home'),
  pack: get('/portal/app/pack/detail'),
  packOrder: get('/portal/app/pack/order'),
  packs: get('/portal/app/pack/list'),
  payment: get('/portal/app/pay/order'),
  pointsHistory: get('/portal/app/points/history'),
  prizeForm: get('/portal/app/draw/prize'),
  referral: get('/portal/app/referral'),
  rightsCard: get('/portal/app/rights/card'),
  storedValue: get('/portal/app/stored/value'),
  voucher: get('/portal/app/coupon/voucher'),
  vouchers: get('/portal/app/coupon/vouchers'),
} as const;

function get<Path extends string>(path: Path) {
  return { method: 'GET', path } as const;
}
