import type { EndpointName } from '@cangkir/api';
import type { CodeRow } from '@cangkir/core';

/** An outcome of a request: the endpoint, and the name of its code. */
export type Outcome = `${EndpointName} ${CodeRow['name']}`;

/** A field of the data file. */
interface Field {
  readonly meaning: string;
  /** What cannot be reached without it. */
  readonly reaches: readonly Outcome[];
}

/**
 * What is to be there in a backend before its conformance is checked: the fields of the data file, all of them texts. A
 * field that is left out leaves its outcomes unreached.
 */
export const DATA_FIELDS = {
  'claim.open': field('a campaign that all may claim', 'claim success', 'claim alreadyClaimed'),
  'claim.last': field('a campaign with one voucher left'),
  'claim.notStarted': field('a campaign that has not started', 'claim notStarted'),
  'claim.ended': field('a campaign that has ended', 'claim ended'),
  'claim.allClaimed': field('a campaign without a voucher left', 'claim allClaimed'),
  'claim.promoOver': field('a campaign that was withdrawn', 'claim promoOver'),
  'claim.newUsersOnly': field('a campaign for new users', 'claim newUsersOnly'),
  'claim.notYetTime': field('a campaign that is closed at this hour', 'claim notYetTime'),
  'draw.open': field('a draw in which all win goods', 'draw success', 'draw alreadyClaimed'),
  'draw.voucher': field('a draw in which all win a voucher'),
  'draw.notStarted': field('a draw that has not started', 'draw notStarted'),
  'draw.ended': field('a draw that has ended', 'draw ended'),
  'prizeForm.open': field(
    'the id of a draw that the member won, to whom its goods are not sent yet',
    'prizeForm success',
    'sendPrizeForm success',
    'sendPrizeForm alreadyClaimed',
  ),
  'prizeForm.ended': field('the same, won too long ago', 'sendPrizeForm ended'),
  'checkIn.open': field('a check-in campaign', 'checkIn success', 'checkIn alreadyClaimed'),
  'checkIn.reward': field('a check-in campaign in which the member earns a voucher today'),
  'checkIn.notStarted': field('a check-in campaign that has not started', 'checkIn notStarted'),
  'checkIn.ended': field('a check-in campaign that has ended', 'checkIn ended'),
  'bargain.open': field('a bargain', 'sponsorBargain success', 'bargain success'),
  'bargain.friend': field(
    'the code of another person’s bargain in it',
    'assistBargain success',
    'assistBargain alreadyClaimed',
    'bargainInvitation success',
  ),
  'bargain.downlink': field(
    'the code of a helper’s link in it',
    'assistBargain downlink',
    'bargainInvitation downlink',
  ),
  'bargain.notStarted': field(
    'a bargain that has not started',
    'sponsorBargain notStarted',
    'assistBargain notStarted',
    'bargainInvitation notStarted',
  ),
  'bargain.ended': field(
    'a bargain that has ended',
    'sponsorBargain ended',
    'assistBargain ended',
    'bargainInvitation ended',
  ),
  'community.open': field(
    'an activity with places left',
    'registerForActivity success',
    'registerForActivity alreadyClaimed',
    'cancelRegistration success',
    'cancelRegistration alreadyClaimed',
    'registerForActivity cannotReregister',
  ),
  'community.last': field('an activity with one place left'),
  'community.full': field('an activity without a place left', 'registerForActivity quotaFull'),
  'community.started': field('an activity that has begun', 'registerForActivity registrationOver'),
  'community.closed': field(
    'an activity that was taken off',
    'registerForActivity ended',
    'cancelRegistration ended',
  ),
  'community.today': field(
    'today’s activity, for which the member is registered',
    'checkInToActivity success',
    'checkInToActivity alreadyClaimed',
    'checkInToActivity wrongQr',
  ),
  'community.todayCode': field('the code of its host’s QR', 'checkInToActivity success'),
  'community.later': field(
    'an activity of another day, for which the member is registered',
    'checkInToActivity wrongDay',
  ),
  'community.past': field(
    'a past activity, for which the member is registered',
    'checkInToActivity ended',
    'cancelRegistration registrationOver',
  ),
  'community.attended': field(
    'an activity to which the member has checked in',
    'claimActivityRewards success',
    'claimActivityRewards alreadyClaimed',
  ),
  'survey.open': field('a survey', 'answerSurvey success', 'answerSurvey alreadyClaimed'),
  'survey.full': field('a survey with a full quota', 'answerSurvey quotaFull'),
  'survey.ended': field('a survey that has ended', 'answerSurvey ended'),
  'campaignPage.name': field('a campaign page', 'campaignPage success'),
  'giftCard.open': field(
    'the code of a gift card',
    'redeemGiftCard success',
    'redeemGiftCard cardUsed',
  ),
  'giftCard.large': field(
    'the code of a gift card that is worth more than the member may store',
    'redeemGiftCard cardLimit',
  ),
  'giftCard.foreign': field('the code of a gift card of another market'),
  'gift.activity': field('an activity with gifts for points', 'giftActivity success'),
  'gift.open': field(
    'the id of a gift that the member can pay',
    'exchangeGift success',
    'exchangeGift exchangeLimit',
  ),
  'gift.dear': field(
    'the id of a gift that costs more than the member’s points',
    'exchangeGift pointsInsufficient',
  ),
  'gift.broken': field('the id of a gift whose exchange fails', 'exchangeGift exchangeFailed'),
  'gift.notStarted': field('a gift activity that has not started', 'exchangeGift notStarted'),
  'gift.ended': field('a gift activity that has ended', 'exchangeGift ended'),
  'pack.open': field('a pack without a limit for each person', 'buyPack success'),
  'pack.limited': field(
    'a pack of which one person may buy two',
    'buyPack packLimitExceeded',
    'renewPayment packLimitExceeded',
  ),
  'pack.notAvailable': field('a pack whose sale has not started', 'buyPack packNotAvailable'),
  'pack.soldOut': field('a pack that is sold out', 'buyPack packSoldOut'),
  'pack.saleEnded': field('a pack whose sale is over', 'buyPack packSaleEnded'),
  'payment.waiting': field(
    'the number of an unpaid order of the member',
    'payment success',
    'payByStoredValue success',
  ),
  'payment.cancellable': field('another one', 'cancelOrder success'),
  'payment.paid': field('the number of a paid order of the member', 'cancelOrder orderPaid'),
  'payment.expired': field(
    'the number of an order of the member that is neither paid nor to be paid any more',
    'renewPayment success',
  ),
  'payment.notAvailable': field(
    'the same, of a pack whose sale has not started',
    'renewPayment packNotAvailable',
  ),
  'payment.soldOut': field('the same, of a pack that is sold out', 'renewPayment packSoldOut'),
  'payment.saleEnded': field(
    'the same, of a pack whose sale is over',
    'renewPayment packSaleEnded',
  ),
  'token.expired': field('a token whose time is over'),
} as const satisfies Readonly<Record<string, Field>>;

/** The field of the data without which an outcome cannot be reached; undefined if there is none. */
export function fieldFor(outcome: string): [name: string, meaning: string] | undefined {
  const fields: [string, Field][] = Object.entries(DATA_FIELDS);
  const found = fields.find(([, { reaches }]) => reaches.some((reached) => reached === outcome));
  return found && [found[0], found[1].meaning];
}

function field(meaning: string, ...reaches: readonly Outcome[]): Field {
  return { meaning, reaches };
}
