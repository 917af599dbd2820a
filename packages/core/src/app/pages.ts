import type { ActorRefFrom } from 'xstate';
import type { AnnualSummaryMachine } from '../features/annual-summary/annual-summary.machine.ts';
import type { AnnualSummaryPorts } from '../features/annual-summary/annual-summary.types.ts';
import type { BargainMachine } from '../features/bargain/bargain.machine.ts';
import type { BargainPorts } from '../features/bargain/bargain.types.ts';
import type { CheckInMachine } from '../features/check-in/check-in.machine.ts';
import type { CheckInPorts } from '../features/check-in/check-in.types.ts';
import type { ClaimMachine } from '../features/claim/claim.machine.ts';
import type { CommunityMachine } from '../features/community/community.machine.ts';
import type { CommunityPorts } from '../features/community/community.types.ts';
import type { DrawMachine } from '../features/draw/draw.machine.ts';
import type { DrawPorts } from '../features/draw/draw.types.ts';
import type { GiftCardMachine } from '../features/gift-card/gift-card.machine.ts';
import type { GiftCardPorts } from '../features/gift-card/gift-card.types.ts';
import type { GiftExchangeMachine } from '../features/gift-exchange/gift-exchange.machine.ts';
import type { GiftExchangePorts } from '../features/gift-exchange/gift-exchange.types.ts';
import type { PaymentMachine } from '../features/payment/payment.machine.ts';
import type { PaymentPorts } from '../features/payment/payment.types.ts';
import type { PrizeFormMachine } from '../features/prize-form/prize-form.machine.ts';
import type { PrizeFormPorts } from '../features/prize-form/prize-form.types.ts';
import type { ReferralMachine } from '../features/referral/referral.machine.ts';
import type { ReferralPorts } from '../features/referral/referral.types.ts';
import type { Query } from '../platform/navigation/query.ts';
import { matchRoute, queryOf } from '../platform/navigation/route.ts';
import type { RouteName } from '../platform/navigation/routes.ts';
import type { AppPorts } from './app.types.ts';
import type { PageHost, PageStart, Running } from './page.types.ts';

/** The page whose machine runs, told apart by its name; the name is the machine's `systemId` too. */
export type RunningPage =
  | Running<'bargain', ActorRefFrom<BargainMachine>>
  | Running<'annualSummary', ActorRefFrom<AnnualSummaryMachine>>
  | Running<'checkIn', ActorRefFrom<CheckInMachine>>
  | Running<'claim', ActorRefFrom<ClaimMachine>>
  | Running<'community', ActorRefFrom<CommunityMachine>>
  | Running<'draw', ActorRefFrom<DrawMachine>>
  | Running<'giftCard', ActorRefFrom<GiftCardMachine>>
  | Running<'giftExchange', ActorRefFrom<GiftExchangeMachine>>
  | Running<'love', ActorRefFrom<DrawMachine>>
  | Running<'payment', ActorRefFrom<PaymentMachine>>
  | Running<'prizeForm', ActorRefFrom<PrizeFormMachine>>
  | Running<'referral', ActorRefFrom<ReferralMachine>>;

/** What tells a page with a machine from the others. */
export type PageName = RunningPage['name'];

/** What the pages' machines talk to, each loaded with its page. A page that lacks here does not run. */
export interface PagePorts {
  readonly bargain?: () => Promise<
    Pick<BargainPorts, 'bargains' | 'sharing' | 'clipboard' | 'links' | 'sight'>
  >;
  readonly annualSummary?: () => Promise<AnnualSummaryPorts>;
  readonly checkIn?: () => Promise<Pick<CheckInPorts, 'checkIns'>>;
  readonly community?: () => Promise<Pick<CommunityPorts, 'community' | 'scanner'>>;
  readonly draw?: () => Promise<Pick<DrawPorts, 'draws'>>;
  readonly giftCard?: () => Promise<Pick<GiftCardPorts, 'giftCards'>>;
  readonly giftExchange?: () => Promise<Pick<GiftExchangePorts, 'gifts'>>;
  readonly payment?: () => Promise<Pick<PaymentPorts, 'payments' | 'sight'>>;
  readonly prizeForm?: () => Promise<Pick<PrizeFormPorts, 'prizeForms'>>;
  readonly referral?: () => Promise<
    Pick<ReferralPorts, 'referrals' | 'sharing' | 'clipboard' | 'links'>
  >;
}

/** Which page a route is. */
export interface PagePlace {
  readonly name: PageName;
  /** Which of its kind, such as a campaign's `sourceId`; empty where the link does not say. */
  readonly key: string;
}

/** Starts the machine of a page. */
export type StartPage = (start: PageStart, host: PageHost) => RunningPage;

interface PageEntry {
  readonly routes: readonly RouteName[];
  keyOf(query: Query): string;
  /** Loads the page. Null where the product does not have it. */
  loader(ports: AppPorts): (() => Promise<StartPage>) | null;
}

const PAGES: Readonly<Record<PageName, PageEntry>> = {
  bargain: page({
    routes: ['bargain', 'bargainPrize', 'blackCup'],
    // A friend's bargain is another page than one's own.
    keyOf: ({ activityCode = '', assistanceCode = '' }) =>
      assistanceCode === '' ? activityCode : `${activityCode}/${assistanceCode}`,
    ports: ({ bargain }) => bargain,
    part: async () => (await import('../features/bargain/bargain.page.ts')).createBargainPage,
  }),
  annualSummary: page({
    routes: ['annualSummary', 'annualSummaryThird'],
    keyOf: ({ year = '' }) => year,
    ports: ({ annualSummary }) => annualSummary,
    part: async () =>
      (await import('../features/annual-summary/annual-summary.page.ts')).createAnnualSummaryPage,
  }),
  checkIn: page({
    routes: ['checkIn', 'checkInOatside'],
    keyOf: ({ activityCode = '' }) => activityCode,
    ports: ({ checkIn }) => checkIn,
    part: async () => (await import('../features/check-in/check-in.page.ts')).createCheckInPage,
  }),
  claim: {
    routes: ['getCoupons'],
    keyOf: ({ sourceId = '' }) => sourceId,
    // It comes with the machines: most people who act are here to claim.
    loader: () => null,
  },
  community: page({
    routes: ['communitySignUp', 'communityCheckIn'],
    keyOf: ({ id = '' }) => id,
    ports: ({ community }) => community,
    part: async () => (await import('../features/community/community.page.ts')).createCommunityPage,
  }),
  draw: page({
    routes: ['luckDraw'],
    keyOf: ({ activityCode = '' }) => activityCode,
    ports: ({ draw }) => draw,
    part: async () => (await import('../features/draw/draw.page.ts')).createDrawPage,
  }),
  giftCard: page({
    routes: ['giftCards'],
    keyOf: () => '',
    ports: ({ giftCard }) => giftCard,
    part: async () => (await import('../features/gift-card/gift-card.page.ts')).createGiftCardPage,
  }),
  giftExchange: page({
    routes: ['activityPromotion'],
    keyOf: ({ activityCode = '' }) => activityCode,
    ports: ({ giftExchange }) => giftExchange,
    part: async () =>
      (await import('../features/gift-exchange/gift-exchange.page.ts')).createGiftExchangePage,
  }),
  love: page({
    routes: ['loveEntry', 'loveMain', 'loveMatch', 'loveFail'],
    keyOf: ({ activityCode = '' }) => activityCode,
    // It is a draw.
    ports: ({ draw }) => draw,
    part: async () => (await import('../features/love/love.page.ts')).createLovePage,
  }),
  payment: page({
    routes: ['qris', 'payNow', 'payNowBusiness', 'payResult'],
    keyOf: ({ orderNumber = '' }) => orderNumber,
    ports: ({ payment }) => payment,
    part: async () => (await import('../features/payment/payment.page.ts')).createPaymentPage,
  }),
  prizeForm: page({
    routes: ['prizeForm', 'prizeFormSuccess'],
    keyOf: ({ drawId = '' }) => drawId,
    ports: ({ prizeForm }) => prizeForm,
    part: async () =>
      (await import('../features/prize-form/prize-form.page.ts')).createPrizeFormPage,
  }),
  referral: page({
    routes: ['fission', 'fissionInvite'],
    keyOf: ({ inviteCode = '' }) => inviteCode,
    ports: ({ referral }) => referral,
    part: async () => (await import('../features/referral/referral.page.ts')).createReferralPage,
  }),
};

const NAMES = Object.keys(PAGES).filter(isPageName);

/** The page with a machine that a route is, or null where it is another one. */
export function pageOf(route: string): PagePlace | null {
  const routeName = matchRoute(route);
  const name = NAMES.find((candidate) => PAGES[candidate].routes.some((own) => own === routeName));
  return name === undefined ? null : { name, key: PAGES[name].keyOf(queryOf(route)) };
}

/** Tells whether a route is one of this very page's. */
export function isAtPlace(route: string, { name, key }: PagePlace): boolean {
  const here = pageOf(route);
  return here?.name === name && here.key === key;
}

/** Tells whether the product has a page: what it talks to was given. */
export function hasPage(name: PageName, ports: AppPorts): boolean {
  return PAGES[name].loader(ports) !== null;
}

/** Loads a page's machine and what it talks to. Null where the product does not have the page. */
export async function loadPage(name: PageName, ports: AppPorts): Promise<StartPage | null> {
  return PAGES[name].loader(ports)?.() ?? null;
}

/** A page whose machine is a part of its own, loaded on the way there beside what it talks to. */
function page<Own extends object>({
  routes,
  keyOf,
  ports: ownPorts,
  part,
}: Pick<PageEntry, 'routes' | 'keyOf'> & {
  ports(pages: PagePorts): (() => Promise<Own>) | undefined;
  part(): Promise<(ports: AppPorts & Own) => StartPage>;
}): PageEntry {
  return {
    routes,
    keyOf,
    loader(ports) {
      const loadPorts = ownPorts(ports.pages);
      if (loadPorts === undefined) return null;
      return async () => {
        const [create, own] = await Promise.all([part(), loadPorts()]);
        return create({ ...ports, ...own });
      };
    },
  };
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGES, name);
}
