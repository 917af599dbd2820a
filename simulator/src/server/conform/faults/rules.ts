import { HEADERS } from '@cangkir/api';
import { CLAIM_CODE, GIFT_CODE } from '@cangkir/core';
import { COMMUNITY_CODE } from '@cangkir/core/community';
import { DAY_MS } from '@cangkir/core/durations';
import { ORDER_CODE } from '@cangkir/core/payment';
import { REFERRAL_CODE } from '@cangkir/core/referral';
import { forgets, inputOf, overlooks, type Plug, relents, takes, takesInput } from '../plugs.ts';

/** Rules that are not kept: what is done twice, to the wrong person, too much, or not at all. */
export const RULE_FAULTS: Readonly<Record<string, Plug>> = {
  'a claim takes no stock': forgets('claim', (state, before) => {
    for (const [code, { stock }] of Object.entries(before.campaigns)) {
      const campaign = state.campaigns[code];
      if (campaign !== undefined) campaign.stock = stock;
    }
  }),
  'a device claims for many': takes('claim', (request) => ({
    data: { ...inputOf(request), browserId: request.headers[HEADERS.idempotencyKey] },
  })),
  'a phone claims often': relents('claim', CLAIM_CODE.alreadyClaimed, (state) => {
    state.claims = [];
  }),
  'a claim gives no voucher': forgets('claim', (state, before) => {
    state.vouchers = before.vouchers;
  }),
  'everybody is a new user': overlooks('claim', (state) => {
    for (const user of Object.values(state.users)) user.firstOrderAt = null;
  }),
  'a campaign never ends': overlooks(['claim', 'campaign'], (state) => {
    for (const campaign of Object.values(state.campaigns)) campaign.endsAt = Date.now() + 1e9;
  }),
  'a withdrawn campaign goes on': overlooks(['claim', 'campaign'], (state) => {
    for (const campaign of Object.values(state.campaigns)) campaign.isWithdrawn = false;
  }),
  'a person draws often': relents('draw', CLAIM_CODE.alreadyClaimed, (state) => {
    for (const draw of state.draws.made) draw.userId = 'nobody';
  }),
  'a won voucher is not in the wallet': forgets('draw', (state, before) => {
    state.vouchers = before.vouchers;
  }),
  'a prize is sent to two': relents('sendPrizeForm', CLAIM_CODE.alreadyClaimed, (state) => {
    state.prizeForms = {};
  }),
  'a prize’s recipient is not kept': forgets('sendPrizeForm', (state, before) => {
    state.prizeForms = before.prizeForms;
  }),
  'a person checks in often on a day': relents('checkIn', CLAIM_CODE.alreadyClaimed, (state) => {
    for (const made of state.checkIns.made) made.at -= DAY_MS;
  }),
  'a streak has no reward': forgets('checkIn', (state, before) => {
    state.vouchers = before.vouchers;
  }),
  'a friend helps often': relents('assistBargain', CLAIM_CODE.alreadyClaimed, (state) => {
    for (const { cuts } of Object.values(state.bargains.assistances)) {
      for (const cut of cuts) if (cut.userId === 'member') cut.userId = 'nobody';
    }
  }),
  'a cut is not kept': forgets('sponsorBargain', (state, before) => {
    state.bargains = before.bargains;
  }),
  'the last place is given to two': relents(
    'registerForActivity',
    COMMUNITY_CODE.quotaFull,
    (state) => {
      const activity = state.community.activities['tempat-terakhir'];
      if (activity !== undefined) activity.quota = 20;
    },
  ),
  'a registration can be made after its end': relents(
    'registerForActivity',
    COMMUNITY_CODE.cannotReregister,
    (state) => {
      const { community } = state;
      community.registrations = community.registrations.filter(
        ({ registration }) => registration !== 'cancelled',
      );
    },
  ),
  'the end of a registration frees no place': forgets('cancelRegistration', (state) => {
    for (const activity of Object.values(state.community.activities)) activity.othersTaken += 1;
  }),
  'any QR checks in': takesInput('checkInToActivity', (input) => ({
    ...input,
    code: `host-${input['id']}`,
  })),
  'rewards are paid often': relents('claimActivityRewards', CLAIM_CODE.alreadyClaimed, (state) => {
    for (const person of state.community.registrations) {
      if (person.registration === 'rewarded') person.registration = 'checkedIn';
    }
  }),
  'a survey is answered often': relents('answerSurvey', CLAIM_CODE.alreadyClaimed, (state) => {
    state.surveys.answers = [];
  }),
  'a full survey takes answers': overlooks('answerSurvey', (state) => {
    for (const survey of Object.values(state.surveys.byId)) survey.quota = null;
  }),
  'an invitation is accepted often': relents(
    'acceptInvite',
    REFERRAL_CODE.alreadyBound,
    (state) => {
      state.referrals.bound = {};
    },
  ),
  'a friend gets no voucher': forgets('acceptInvite', (state, before) => {
    state.vouchers = before.vouchers;
  }),
  'a gift card is redeemed often': relents('redeemGiftCard', GIFT_CODE.cardUsed, (state) => {
    for (const card of Object.values(state.giftCards.cards)) card.redeemedBy = null;
  }),
  'a gift card of another market is taken': relents(
    'redeemGiftCard',
    GIFT_CODE.cardUnknown,
    (state) => {
      for (const card of Object.values(state.giftCards.cards)) card.currencyCode = 'IDR';
    },
  ),
  'a gift costs no points': forgets('exchangeGift', (state, before) => {
    state.accounts = before.accounts;
  }),
  'gifts do not get fewer': forgets('exchangeGift', (state, before) => {
    const activities = Object.values(state.giftExchange.activities);
    for (const { activityCode, gifts } of activities) {
      for (const [index, gift] of gifts.entries()) {
        gift.stock = before.giftExchange.activities[activityCode]?.gifts[index]?.stock ?? 0;
      }
    }
  }),
  'a dear gift costs nothing': overlooks('exchangeGift', (state) => {
    for (const { gifts } of Object.values(state.giftExchange.activities)) {
      for (const gift of gifts) gift.points = Math.min(gift.points, 60);
    }
  }),
  'an unpaid order holds no packs': overlooks('pack', (state) => {
    for (const payment of Object.values(state.payments)) {
      if (payment.progress.kind === 'waiting') payment.packs = 0;
    }
  }),
  'packs have no limit for a person': overlooks(['buyPack', 'renewPayment'], (state) => {
    for (const pack of Object.values(state.packs.offers)) pack.purchaseLimit = null;
  }),
  'paid packs are not delivered': forgets('payByStoredValue', (state, before) => {
    state.vouchers = before.vouchers;
  }),
  'a payment takes nothing': forgets('payByStoredValue', (state, before) => {
    state.giftCards = before.giftCards;
  }),
  'another amount is paid than was confirmed': takes('payByStoredValue', (request, backend) => {
    const { orderNumber, amount } = inputOf(request);
    const payment = backend.peek().payments[String(orderNumber)];
    return { data: { orderNumber, amount: payment?.amount ?? amount } };
  }),
  'everybody can pay': overlooks('payByStoredValue', (state) => {
    const { storedValue } = state.giftCards;
    for (const id of Object.keys(state.users)) storedValue[id] ??= 10_000_000;
  }),
  'a paid order can be cancelled': relents('cancelOrder', ORDER_CODE.orderPaid, (state, input) => {
    const payment = state.payments[String(input['orderNumber'])];
    if (payment !== undefined) payment.progress = { kind: 'waiting' };
  }),
  'a cancelled order keeps the points': forgets('cancelOrder', (state, before) => {
    state.accounts = before.accounts;
  }),
  'a renewed order stays expired': forgets('renewPayment', (state, before) => {
    state.payments = before.payments;
  }),
  'the card is sold in every market': overlooks(['rightsCard', 'buyRightsCard'], (state) => {
    const user = state.users['memberSg'];
    if (user !== undefined) user.phone = '+6281200000404';
  }),
  'the next order of a card loses the points of an unpaid one': overlooks('rightsCard', (state) => {
    for (const payment of Object.values(state.payments)) payment.spentPoints = [];
  }),
  'any app redeems points': takesInput('buyRightsCard', (input) => ({
    ...input,
    appVersion: '3.3.0',
  })),
  'a code can be tried often': overlooks('logIn', (state) => {
    for (const code of Object.values(state.smsCodes)) code.triesLeft = 5;
  }),
  'any code logs in': takes('logIn', (request, backend) => {
    const { phone, code } = inputOf(request);
    return { data: { phone, code: backend.peek().smsCodes[String(phone)]?.code ?? code } };
  }),
  'an SMS can follow at once': overlooks('sendCode', (state) => {
    state.smsCodes = {};
  }),
  'a person changes as much as they want': overlooks('sponsorBargain', (state) => {
    state.rateLimits = {};
  }),
};
