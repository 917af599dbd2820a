import type { Endpoint, EndpointOutput } from '@cangkir/api';
import { ACCOUNT_ENDPOINTS } from '@cangkir/api/account';
import { ANNUAL_SUMMARY_ENDPOINTS } from '@cangkir/api/annual-summary';
import { BARGAIN_ENDPOINTS } from '@cangkir/api/bargain';
import { CAMPAIGN_PAGE_HERO } from '@cangkir/api/campaign-page-hero';
import { CHECK_IN_ENDPOINTS } from '@cangkir/api/check-in';
import { CLAIM_ENDPOINTS } from '@cangkir/api/claim';
import { COMMUNITY_ENDPOINTS } from '@cangkir/api/community';
import { DRAW_ENDPOINTS } from '@cangkir/api/draw';
import { HOME_ENDPOINTS } from '@cangkir/api/home';
import { PACK_ENDPOINTS } from '@cangkir/api/packs';
import { parseAnswer } from '@cangkir/api/parse-answer';
import { PAYMENT_ENDPOINTS } from '@cangkir/api/payment';
import { RIGHTS_CARD_ENDPOINTS } from '@cangkir/api/rights-card';
import { STORED_VALUE_ENDPOINTS } from '@cangkir/api/stored-value';
import { VOUCHER_ENDPOINTS } from '@cangkir/api/vouchers';
import { formatMoney, type Language, pointsBalance, type Query, type Voucher } from '@cangkir/core';
import {
  type CheckInCampaign,
  checkInStanding,
  nextReward,
  streakOf,
} from '@cangkir/core/check-in';
import { homeView } from '@cangkir/core/home';
import { rightsCardOffer } from '@cangkir/core/rights-card';
import { orderWallet, walletSections } from '@cangkir/core/vouchers';
import { bargainTexts } from '../features/bargain/bargain-texts.ts';
import { streakTexts } from '../features/check-in/streak-texts.ts';
import { offerTexts } from '../features/claim/offer-texts.ts';
import { gainTexts } from '../features/rights-card/gain-texts.ts';
import { minimumSpendText } from '../features/vouchers/minimum-spend.ts';
import { worthOf } from '../features/vouchers/worth.ts';
import { formatNumber } from '../format/number.ts';
import type { FirstRequest } from '../frame/reads.ts';
import type { FirstKey } from './first-keys.ts';
import type { Reader } from './read-words.ts';

/** Texts by the slot of the skeleton that shows them. A list fills the slots of one name, one after the other. */
export type Slots = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What an answer writes into the first view; null if it has nothing to show. */
type ReadTexts = (
  answer: unknown,
  language: Language,
  read: Reader<FirstKey>,
  asked: Query,
) => Slots | null;

/** The texts of the first view, by the request whose answer has them. */
export const FIRST_TEXTS: { readonly [Name in FirstRequest['ask']]?: ReadTexts } = {
  account: texts(ACCOUNT_ENDPOINTS.account, ({ name, credits }, language) => ({
    memberName: name ?? undefined,
    points: formatNumber(pointsBalance(credits, Date.now()), language),
  })),
  annualSummary: texts(
    ANNUAL_SUMMARY_ENDPOINTS.annualSummary,
    ({ orders }, _language, _read, { year }) => ({
      year: orders.length === 0 ? undefined : year,
    }),
  ),
  bargain: texts(BARGAIN_ENDPOINTS.bargain, bargainTexts),
  campaign: texts(CLAIM_ENDPOINTS.campaign, offerTexts),
  campaignPage: texts(CAMPAIGN_PAGE_HERO, ({ blocks }, language) => ({
    heroTitle: blocks.find(({ type }) => type === 'hero')?.title?.[language],
  })),
  checkInCampaign: texts(CHECK_IN_ENDPOINTS.checkInCampaign, checkInTexts),
  communityActivity: texts(COMMUNITY_ENDPOINTS.communityActivity, ({ name, detail }, language) => ({
    name: name[language],
    detail: detail[language],
  })),
  drawActivity: texts(DRAW_ENDPOINTS.drawActivity, nameText),
  home: texts(HOME_ENDPOINTS.home, (home, language) => {
    const [banner] = homeView(home, { language, now: Date.now() }).banners;
    return { bannerTitle: banner?.title[language], bannerText: banner?.text?.[language] };
  }),
  pack: texts(PACK_ENDPOINTS.pack, (pack, language) => ({
    packTitle: pack.title[language],
    packPrice: formatMoney(pack.price, pack.currencyCode),
  })),
  packOrder: texts(PACK_ENDPOINTS.packOrder, ({ order }, _, read) =>
    order.isPaid ? { paid: read('order.paid'), paidBody: read('order.body') } : {},
  ),
  payment: texts(PAYMENT_ENDPOINTS.payment, ({ amount, currencyCode }) => ({
    amount: formatMoney(amount, currencyCode),
  })),
  rightsCard: texts(RIGHTS_CARD_ENDPOINTS.rightsCard, (card, language, read) => ({
    cardTitle: card.title[language],
    gain: gainTexts(rightsCardOffer(card, Date.now()), language, read)?.body,
  })),
  storedValue: texts(STORED_VALUE_ENDPOINTS.storedValue, ({ balance, currencyCode }) => ({
    balance: formatMoney(balance, currencyCode),
  })),
  voucher: texts(VOUCHER_ENDPOINTS.voucher, (voucher, language, read) => ({
    ...worthOf(voucher, read),
    title: voucher.title[language],
  })),
  vouchers: texts(VOUCHER_ENDPOINTS.vouchers, (wallet, language, read) =>
    walletTexts(wallet.vouchers, language, read),
  ),
};

function texts<Of extends Endpoint>(
  endpoint: Of,
  textsOf: (
    data: EndpointOutput<Of>,
    language: Language,
    read: Reader<FirstKey>,
    asked: Query,
  ) => Slots,
): ReadTexts {
  return (answer, language, read, asked) => {
    const data = parseAnswer(endpoint, answer);
    return data === null ? null : textsOf(data, language, read, asked);
  };
}

function nameText(
  { name }: { readonly name: Readonly<Record<Language, string>> },
  language: Language,
) {
  return { name: name[language] };
}

/** The name of a check-in campaign and, while it runs, the streak and what it leads to. */
function checkInTexts(
  campaign: CheckInCampaign,
  language: Language,
  read: Reader<FirstKey>,
): Slots {
  const now = Date.now();
  const { kind } = checkInStanding(campaign, now);
  const isOpen = kind === 'ready' || kind === 'checkedIn';
  const streak = { streak: streakOf(campaign, now), next: nextReward(campaign, now) };
  return {
    ...nameText(campaign, language),
    ...(isOpen && streakTexts(streak, language, read)),
  };
}

/** The first tickets that can be used now. */
function walletTexts(
  vouchers: readonly Voucher[],
  language: Language,
  read: Reader<FirstKey>,
): Slots {
  const now = Date.now();
  const { ready } = walletSections(orderWallet(vouchers, now), now);
  const worths = ready.map((voucher) => worthOf(voucher, read));
  return {
    value: worths.map(({ value }) => value),
    valueLabel: worths.map(({ valueLabel = '' }) => valueLabel),
    worth: worths.map(({ worth = '' }) => worth),
    title: ready.map(({ title }) => title[language]),
    details: ready.map((voucher) => minimumSpendText(voucher, read)),
    ready: formatNumber(ready.length, language),
  };
}
