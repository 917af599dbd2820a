import { EVERYDAY_NAMES, memberPoints } from './account/account.fixture.ts';
import { pastOrders } from './annual-summary/annual-summary.fixture.ts';
import { everydayAssistances, everydayBargains } from './bargain/bargain.fixture.ts';
import { everydayCampaignPages } from './campaign-page/campaign-page.fixture.ts';
import { everydayCheckIns, memberCheckIns } from './check-in/check-in.fixture.ts';
import { everydayCampaigns } from './claim/claim.fixture.ts';
import {
  everydayActivities,
  everydaySurveys,
  memberRegistrations,
  memberSurveyAnswers,
} from './community/community.fixture.ts';
import { everydayDraws } from './draw/draw.fixture.ts';
import { memberDraws, memberPrizeForms, pastDraws } from './draw/past-draws.fixture.ts';
import { EVERYDAY_GIFT_CARDS, EVERYDAY_STORED_VALUE } from './gift-card/gift-card.fixture.ts';
import { everydayGiftActivities } from './gift-exchange/gift-exchange.fixture.ts';
import { EVERYDAY_MODULES, everydayBanners } from './home/home.fixture.ts';
import { everybody } from './login/login.fixture.ts';
import { everydayLoves } from './love/love.fixture.ts';
import { everydayPackOrders, everydayPacks } from './packs/packs.fixture.ts';
import { everydayPayments } from './payment/payment.fixture.ts';
import { EVERYDAY_REFERRAL_CODES, REFERRAL_AMOUNT } from './referral/referral.fixture.ts';
import { everydayRightsCards } from './rights-card/rights-card.fixture.ts';
import type { BackendState, DraftState } from './state.ts';
import { everydayMovements } from './stored-value/stored-value.fixture.ts';
import { memberWallet } from './vouchers/vouchers.fixture.ts';

/** An initial state, made for a moment: its campaigns run around it. */
interface Fixture {
  readonly label: string;
  create(now: number): BackendState;
}

/** The states by name. */
export const FIXTURES = {
  everyday: { label: 'Everyday', create: keepLast(everyday) },
  lastVoucher: { label: 'One voucher left', create: keepLast(lastVoucher) },
} as const satisfies Readonly<Record<string, Fixture>>;

export type FixtureName = keyof typeof FIXTURES;

/** Keeps the last state: consecutive scenarios mostly start at the same moment. */
function keepLast(create: (now: number) => BackendState): (now: number) => BackendState {
  let last: BackendState | null = null;
  return (now) => {
    if (last?.startedAt !== now) last = create(now);
    return last;
  };
}

function everyday(now: number): DraftState {
  const points = memberPoints(now);
  return {
    startedAt: now,
    config: { mobileRegister: true },
    users: byKey(everybody(now), ({ id }) => id),
    sessions: {},
    smsCodes: {},
    rateLimits: {},
    campaigns: byKey(everydayCampaigns(now), ({ sourceId }) => sourceId),
    claims: [],
    vouchers: byKey(memberWallet(now), ({ id }) => id),
    accounts: {
      names: EVERYDAY_NAMES,
      points: { member: { credits: points.credits } },
      entries: points.entries,
    },
    home: {
      banners: everydayBanners(now),
      moduleItems: EVERYDAY_MODULES,
      inviteAmount: REFERRAL_AMOUNT,
    },
    campaignPages: byKey(everydayCampaignPages(now), ({ name }) => name),
    checkIns: {
      campaigns: byKey(everydayCheckIns(now), ({ activityCode }) => activityCode),
      made: memberCheckIns(now),
      earned: [],
    },
    community: {
      activities: byKey(everydayActivities(now), ({ id }) => id),
      registrations: memberRegistrations(),
      surveys: byKey(everydaySurveys(now), ({ id }) => id),
      surveyAnswers: memberSurveyAnswers(now),
    },
    bargains: {
      activities: byKey(everydayBargains(now), ({ activityCode }) => activityCode),
      assistances: byKey(everydayAssistances(now), ({ assistanceCode }) => assistanceCode),
    },
    draws: {
      activities: byKey(
        [...everydayDraws(now), ...everydayLoves(now), ...pastDraws(now)],
        ({ activityCode }) => activityCode,
      ),
      made: memberDraws(now),
    },
    giftCards: {
      cards: byKey(EVERYDAY_GIFT_CARDS, ({ code }) => code),
      storedValue: EVERYDAY_STORED_VALUE,
    },
    giftExchange: {
      activities: byKey(everydayGiftActivities(now), ({ activityCode }) => activityCode),
      made: [],
    },
    packs: {
      offers: byKey(everydayPacks(now), ({ id }) => id),
      orders: byKey(everydayPackOrders(now), ({ orderNumber }) => orderNumber),
    },
    pastOrders: pastOrders(now),
    payments: byKey(everydayPayments(now), ({ orderNumber }) => orderNumber),
    prizeForms: memberPrizeForms(now),
    referrals: { codes: EVERYDAY_REFERRAL_CODES, bound: {} },
    rightsCards: everydayRightsCards(now),
    storedValueMovements: everydayMovements(now),
    keptAnswers: {},
  };
}

/** The everyday state with a stock of one everywhere: the second claim gets none. */
function lastVoucher(now: number): DraftState {
  const state = everyday(now);
  for (const campaign of Object.values(state.campaigns))
    campaign.stock = Math.min(1, campaign.stock);
  return state;
}

function byKey<Item>(items: readonly Item[], key: (item: Item) => string): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [key(item), item]));
}
