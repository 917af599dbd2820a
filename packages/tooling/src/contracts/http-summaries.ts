import type { EndpointName } from '@cangkir/api';

/** What each request is for, in a sentence. */
export const HTTP_SUMMARIES: Readonly<Record<EndpointName, string>> = {
  config: 'Switches that the backend sets for everybody.',
  sendCode: 'Sends an SMS with a six-digit code to a mobile phone.',
  logIn: 'Logs in, or registers, the person who has the code.',
  annualSummary: 'What the person who is logged in ordered in a year.',
  campaign: 'The campaign behind a link, and whether this person may claim from it.',
  claim: 'Claims the campaign’s voucher, once per phone and device.',
  vouchers: 'The wallet of the person who is logged in.',
  voucher: 'One voucher of the wallet.',
  drawActivity: 'A lucky draw: its wheel, its times, and what this person drew before.',
  draw: 'Draws, once a person and activity.',
  checkInCampaign: 'A check-in campaign: its rewards, and when this person checked in.',
  checkIn: 'Checks in, once a WIB day; tells what that earned.',
  community: 'The community’s surveys, and its activities as this person stands with them.',
  communityActivity: 'One activity of the community.',
  registerForActivity: 'Takes a place in an activity, until it is full or begins.',
  cancelRegistration: 'Gives a place back, for good: the same activity cannot be registered again.',
  checkInToActivity: 'Checks in by the code of the host’s QR, on the activity’s WIB day.',
  claimActivityRewards: 'Pays all that a check-in earned, once.',
  redeemGiftCard:
    'Adds a gift card to the stored value. Refused with 10002 used already, 100007 no such card, 100018 over a limit.',
  giftActivity: 'The gifts of an activity, their price in points, and the person’s points.',
  exchangeGift:
    'Exchanges points for a gift. Refused with 30040 failed, 30041 over the maximum or the stock, 30042 insufficient points.',
  payment: 'The payment of an order: what with, until when, and how far it is.',
  renewPayment: 'Reopens a payment that expired or failed; any other stays as it is.',
  prizeForm: 'What a draw won, and where it is to be sent.',
  sendPrizeForm: 'Says who gets a prize, once, within five days of winning it.',
  bargain: 'A bargain campaign, and what this person has reached in it.',
  bargainInvitation: 'What anyone with the link of a friend sees of their bargain.',
  sponsorBargain: 'Cuts the price of one’s own bargain; the first cut begins it. Unsigned.',
  assistBargain: 'Cuts the price of a friend, once a person and campaign. Unsigned.',
  referral: 'The referral code of the person who is logged in.',
  acceptInvite: 'Binds a new customer to the friend whose code it is, once.',
};
