import { HOUR_MS } from '@cangkir/core/durations';
import {
  answers,
  at,
  data,
  envelopes,
  header,
  lacks,
  type Plug,
  recodes,
  says,
  takesInput,
} from '../plugs.ts';

const YEAR_MS = 365 * 24 * HOUR_MS;

/** Answers that are wrong: their form, their headers, or what they say. */
export const ANSWER_FAULTS: Readonly<Record<string, Plug>> = {
  'answers have no msg': envelopes(null, ({ msg: _, ...envelope }) => envelope),
  'codes are texts': envelopes(null, (envelope) => ({ ...envelope, code: String(envelope.code) })),
  'home answers its data without an envelope': envelopes('home', ({ data: content }) => content),
  'refusals have another status': answers(null, (response) =>
    response.body.startsWith('{"code":0,') ? response : { ...response, status: 400 },
  ),
  'a survey is answered by a page': answers('survey', (response) => ({
    ...response,
    body: '<html><body>Not available</body></html>',
  })),
  'a wallet breaks off': answers('vouchers', (response) => ({
    ...response,
    body: response.body.slice(0, -10),
  })),
  'answers are of another type': header('content-type', 'text/html'),
  'answers may be kept': header('cache-control', 'public, max-age=60'),
  'the date is an hour ahead': header('date', new Date(Date.now() + HOUR_MS).toUTCString()),
  'the date is no date': header('date', 'today'),

  'an account has no credits': lacks('account', 'credits'),
  'an account has more points than can be spent': at('account', 'credits.0.points', () => 9999),
  'the history of points begins with the oldest': at('pointsHistory', 'entries', reversed),
  'the history of points has an unknown kind': says('pointsHistory', 'entries.*.kind', 'gained'),
  'a year has the orders of another': at('annualSummary', 'orders.*.paidAt', later(-YEAR_MS)),
  'a drink has an unknown taste': says('annualSummary', 'orders.*.drinks.*.taste', 'bitter'),
  'banners are of another placement': takesInput('banners', () => ({ placement: '1' })),
  'banners are over': at('banners', 'banners.*.endsAt', later(-YEAR_MS)),
  'a bargain has no prize': says('bargain', 'prizes', []),
  'cuts are texts': at('bargain', 'assistance.cuts.*.cutProgress', String),
  'an own bargain is a friend’s': says('bargainInvitation', 'invitation.isOwn', false),
  'a friend’s phone is readable': says('bargainInvitation', 'invitation.friend', '0812-0000-0101'),
  'a helper’s link leads to nobody': recodes('bargainInvitation', 120101, 10015),
  'a campaign page has an unknown state': says('campaignPage', 'activityState', 'running'),
  'an unknown campaign page is an empty one': recodes('campaignPage', 10015, 0, {}),
  'check-ins are days in words': at('checkInCampaign', 'checkIns.*', String),
  'a second check-in is refused as ended': recodes('checkIn', 30007, 30005),
  'a campaign does not say that it was claimed': says('campaign', 'claim', { code: 0 }),
  'a coupon is worth a text': at('campaign', 'coupon.value', String),
  'a second claim is without its voucher': recodes('claim', 30007, 30007, {}),
  'an early claim does not say when it opens': recodes('claim', 30004, 30004, {}),
  'the community has no activities': lacks('community', 'activities'),
  'fewer than no places are taken': says('communityActivity', 'taken', -1),
  'a full activity is not shown': recodes('registerForActivity', 130001, 130001, null),
  'a registration does not show': says('registerForActivity', 'activity.registration', 'none'),
  'a question is of an unknown kind': says('survey', 'questions.0.kind', 'single'),
  'a switch is a text': says('config', 'mobileRegister', 'yes'),
  'a wheel has one sector': at('drawActivity', 'sectors', (sectors) =>
    Array.isArray(sectors) ? sectors.slice(0, 1) : sectors,
  ),
  'a draw shows another sector than it gives': says('draw', 'result.sectorId', 'nothing'),
  'a gift card’s balance is its value': data('redeemGiftCard', (receipt) =>
    typeof receipt === 'object' ? { ...receipt, balance: 100_000 } : receipt,
  ),
  'a visitor has points': says('giftActivity', 'balance', 0),
  'an exchange shows the points of before': at(
    'exchangeGift',
    'balance',
    (balance) => Number(balance) + 60,
  ),
  'home shows an unknown kind': says('home', 'campaigns.*.kind', 'coupon'),
  'home shows somebody else’s code': says('home', 'moduleValues.inviteCode', 'KOPI-BARU'),
  'the next SMS is possible in 1970': at('sendCode', 'resendAt', (ms) =>
    Math.round(Number(ms) / 1000),
  ),
  'a login gives no token': lacks('logIn', 'token'),
  'a login is somebody else’s': says('logIn', 'user.phone', '+6281200000101'),
  'a list has packs of every channel': at('packs', 'packs.0.channel', () => 'ad'),
  'a pack costs a text': at('pack', 'price', String),
  'an order of two costs one': at('packOrder', 'order.total', (total) => Number(total) / 2),
  'a payment is by unknown means': says('payment', 'means.kind', 'cash'),
  'a payment does not say when it was made': lacks('payByStoredValue', 'progress.paidAt'),
  'a prize is in no market': says('prizeForm', 'market', 'MY'),
  'friends are not counted': says('referral', 'friends', 0),
  'friends’ phones are readable': says('referral', 'latestFriends.*.phone', '0812-0000-0101'),
  'a card is valid for no unit': says('rightsCard', 'validity.unit', 9),
  'a card is paid by unknown means': says('buyRightsCard', 'paymentMethod', 'cash'),
  'the stored value is not what its changes make': at(
    'storedValue',
    'balance',
    (balance) => Number(balance) + 1,
  ),
  'all vouchers have one code': says('vouchers', 'vouchers.*.code', 'KP7M4XQ2R9WD'),
  'a voucher has no validity': lacks('voucher', 'validity'),
};

function reversed(list: unknown): unknown {
  return Array.isArray(list) ? list.toReversed() : list;
}

function later(ms: number): (moment: unknown) => number {
  return (moment) => Number(moment) + ms;
}
