import type { EndpointName } from '@cangkir/api';

/** The purpose of each request, in a sentence. */
export const HTTP_SUMMARIES: Readonly<Record<EndpointName, string>> = {
  config: 'Switches that the backend sets for all users.',
  sendCode: 'Sends an SMS with a six-digit code to a mobile phone.',
  logIn: 'Logs in, or registers, the user who has the code.',
  logOut: 'Revokes the token of the request: from then on it is refused.',
  logOutEverywhere: 'Revokes all tokens of the current user, on every device.',
  home: 'The content of home: banners by placement, the campaigns that run in the user’s market, and module items.',
  account: 'The current user’s name and points.',
  pointsHistory: 'The changes of the current user’s points.',
  annualSummary: 'The current user’s orders of a year.',
  campaignPage: 'The configuration of a campaign page, by the name that its link says.',
  campaign: 'The campaign of a link, and whether this user may claim from it.',
  claim: 'Claims the campaign’s voucher, once per phone and device.',
  vouchers: 'The current user’s wallet.',
  voucher: 'One voucher of the wallet.',
  drawActivity: 'A lucky draw: its wheel, its times, and this user’s earlier draw.',
  draw: 'Draws, once per user and activity.',
  checkInCampaign: 'A check-in campaign: its rewards, and this user’s check-ins.',
  checkIn: 'Checks in, once per WIB day, and returns the reward.',
  community: 'The community’s surveys, and its activities with this user’s registrations.',
  communityActivity: 'One activity of the community.',
  registerForActivity: 'Takes a place in an activity, until it is full or begins.',
  cancelRegistration:
    'Cancels a registration, finally: the same activity cannot be registered again.',
  checkInToActivity: 'Checks in with the code of the host’s QR, on the activity’s WIB day.',
  claimActivityRewards: 'Pays the rewards of a check-in, once.',
  redeemGiftCard:
    'Adds a gift card to the stored value. Refused with 10002 used already, 100007 no such card, 100018 over a limit.',
  rightsCard:
    'The membership card as it is sold, and the user’s own period, last uses and unpaid order. Sold in Indonesia alone: refused with 10015 for a user of another market.',
  buyRightsCard:
    'Orders the membership card, to be paid like any order, in place of the user’s unpaid one. Once paid, it begins, or is added to the end of the active one. Refused with 10015 for a user of another market than Indonesia.',
  storedValue: 'The user’s stored value, and its changes from the newest on.',
  giftActivity: 'The gifts of an activity, their price in points, and the user’s points.',
  exchangeGift:
    'Exchanges points for a gift. Refused with 30040 failed, 30041 over the maximum or the stock, 30042 insufficient points.',
  packs: 'The voucher packs that are on sale or will be.',
  pack: 'One voucher pack, how many of it this user bought, and their unpaid order of it.',
  buyPack:
    'Orders packs, to be paid like any order, in place of the user’s unpaid order of the same pack. Refused with 140001 not on sale yet, 140002 sold out, 140003 sale ended, 140004 over the limit.',
  packOrder: 'An order of packs, and the pack as it is sold now.',
  payment: 'The payment of an order: its means, expiry and progress.',
  renewPayment:
    'Renews a payment that expired or failed; any other stays as it is. Refused like a purchase if its packs cannot be bought any more.',
  prizeForm: 'The prize of a draw, and its recipient.',
  sendPrizeForm: 'Sends the recipient of a prize, once, within five days of winning it.',
  bargain: 'A bargain campaign, and this user’s progress in it.',
  bargainInvitation: 'A friend’s bargain, as seen by anyone with its link.',
  sponsorBargain: 'Cuts the price of one’s own bargain; the first cut starts it. Unsigned.',
  assistBargain: 'Cuts a friend’s price, once per user and campaign. Unsigned.',
  referral: 'The current user’s referral code.',
  acceptInvite: 'Binds a new customer to the owner of the code, once.',
};
