import type { ActorRefFromLogic, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { summaryKey } from '../features/annual-summary/summary-key.ts';
import { type PageDefinition, type StartedPage, spawnPage } from '../flow/page/define-page.ts';
import type { PageHost, PageStart, SpawnMachine } from '../flow/page/page.types.ts';
import { hasLinkCode } from '../platform/navigation/link-code.ts';
import type { Query } from '../platform/navigation/query.ts';
import { matchRoute, type PathParams, paramsOf, queryOf } from '../platform/navigation/route.ts';
import type { RouteName } from '../platform/navigation/routes.ts';
import type { CommonPorts } from './common-ports.ts';

/** Every page with a machine, one per line. Its code loads on navigation. */
export const PAGES = {
  annualSummary: page(
    {
      routes: ['annualSummary', 'annualSummaryThird'],
      key: ({ year = '' }, _params, name) => summaryKey(year, name),
    },
    async () =>
      (await import('../features/annual-summary/annual-summary.page.ts')).annualSummaryPage,
  ),
  bargain: page(
    {
      routes: ['bargain', 'bargainPrize', 'blackCup'],
      // A friend's link leads to their bargain.
      unless: 'assistanceCode',
      key: ({ activityCode = '' }) => activityCode,
    },
    async () => (await import('../features/bargain/bargain.page.ts')).bargainPage,
  ),
  bargainHelp: page(
    {
      routes: ['bargain', 'bargainPrize', 'blackCup'],
      key: ({ activityCode = '', assistanceCode = '' }) => `${activityCode}/${assistanceCode}`,
    },
    async () => (await import('../features/bargain/bargain-help.page.ts')).bargainHelpPage,
  ),
  checkIn: page(
    { routes: ['checkIn', 'checkInOatside'], key: ({ activityCode = '' }) => activityCode },
    async () => (await import('../features/check-in/check-in.page.ts')).checkInPage,
  ),
  claim: page(
    // Links in old chats name the campaign by its `sourceId` alone.
    { routes: ['getCoupons'], key: ({ activityCode, sourceId = '' }) => activityCode || sourceId },
    async () => (await import('../features/claim/claim.page.ts')).claimPage,
  ),
  community: page(
    { routes: ['communitySignUp', 'communityCheckIn'], key: ({ id = '' }) => id },
    async () => (await import('../features/community/community.page.ts')).communityPage,
  ),
  draw: page(
    { routes: ['luckDraw'], key: ({ activityCode = '' }) => activityCode },
    async () => (await import('../features/draw/draw.page.ts')).drawPage,
  ),
  giftCard: page(
    { routes: ['giftCards'], key: () => '' },
    async () => (await import('../features/gift-card/gift-card.page.ts')).giftCardPage,
  ),
  giftExchange: page(
    { routes: ['activityPromotion'], key: ({ activityCode = '' }) => activityCode },
    async () => (await import('../features/gift-exchange/gift-exchange.page.ts')).giftExchangePage,
  ),
  love: page(
    {
      routes: ['loveEntry', 'loveMain', 'loveMatch', 'loveFail'],
      key: ({ activityCode = '' }) => activityCode,
    },
    async () => (await import('../features/love/love.page.ts')).lovePage,
  ),
  pack: page(
    {
      routes: ['pack'],
      // The route of a pack leads to an order of it, too.
      unless: 'orderNumber',
      key: (_query, { id = '' }) => id,
    },
    async () => (await import('../features/packs/pack.page.ts')).packPage,
  ),
  packOrder: page(
    { routes: ['pack', 'adOrderDetail'], key: ({ orderNumber = '' }) => orderNumber },
    async () => (await import('../features/packs/pack-order.page.ts')).packOrderPage,
  ),
  payment: page(
    {
      routes: ['qris', 'payNow', 'payNowBusiness', 'payResult'],
      key: ({ orderNumber = '' }) => orderNumber,
    },
    async () => (await import('../features/payment/payment.page.ts')).paymentPage,
  ),
  prizeForm: page(
    { routes: ['prizeForm', 'prizeFormSuccess'], key: ({ drawId = '' }) => drawId },
    async () => (await import('../features/prize-form/prize-form.page.ts')).prizeFormPage,
  ),
  referral: page(
    { routes: ['fission', 'fissionInvite'], key: ({ inviteCode = '' }) => inviteCode },
    async () => (await import('../features/referral/referral.page.ts')).referralPage,
  ),
  rightsCard: page(
    { routes: ['rightsCard'], key: () => '' },
    async () => (await import('../features/rights-card/rights-card.page.ts')).rightsCardPage,
  ),
  survey: page(
    { routes: ['survey'], key: ({ id = '' }) => id },
    async () => (await import('../features/survey/survey.page.ts')).surveyPage,
  ),
};

/** The name of a page with a machine. */
export type PageName = keyof typeof PAGES;

type DefinitionOf<Name extends PageName> = Awaited<ReturnType<(typeof PAGES)[Name]['load']>>;
type MachineOf<Name extends PageName> = DefinitionOf<Name>['machine'];
type PortsOf<Name extends PageName> = Parameters<DefinitionOf<Name>['input']>[1];

/** The data of a page's screen while its feature runs. */
export type PageView<Name extends PageName> = ReturnType<DefinitionOf<Name>['view']>;

/** The running machine of a page's feature. */
export type PageFeature<Name extends PageName> = ActorRefFromLogic<MachineOf<Name>>;

/** A route whose page has a machine. */
export type PageRouteName = (typeof PAGES)[PageName]['routes'][number];

/** The state of the machine of a page's feature. */
export type PageSnapshot<Name extends PageName> = SnapshotFrom<MachineOf<Name>>;

/** What a page's screen may send. */
export type PageEventOf<Name extends PageName> = EventFrom<MachineOf<Name>>;

/** Makes the ports of each page, which are loaded with it. */
export type PagePorts = {
  readonly [Name in PageName]: LoadPorts<PortsOf<Name>>;
};

/** The page of a route. */
export interface PagePlace {
  readonly name: PageName;
  /** The key among pages of its kind, such as a campaign's `activityCode`; empty if missing. */
  readonly key: string;
}

/** A started page: it loads, runs its feature, or waits for a login. */
interface Running<Name extends PageName> extends StartedPage<MachineOf<Name>> {
  readonly name: Name;
  readonly key: string;
  /** What a screen shows of the feature. */
  view(snapshot: PageSnapshot<Name>): PageView<Name>;
}

type RunningPages = { readonly [Name in PageName]: Running<Name> };

/** A started page: its name says which feature it has. */
export type RunningPage<Name extends PageName = PageName> = RunningPages[Name];

/** Starts a page whose code has arrived. */
export type StartPage = (start: PageStart, host: PageHost, spawn: SpawnMachine) => RunningPage;

type LoadPorts<Ports> = (common: CommonPorts) => Promise<Ports>;

interface PageEntry<Name extends PageName> {
  readonly routes: readonly RouteName[];
  matches(query: Query): boolean;
  key(query: Query, params: PathParams, name: RouteName): string;
  open(
    name: Name,
    common: CommonPorts,
    loadPorts: LoadPorts<PortsOf<Name>>,
  ): Promise<(start: PageStart, host: PageHost, spawn: SpawnMachine) => RunningPages[Name]>;
}

const TABLE: { readonly [Name in PageName]: PageEntry<Name> } = PAGES;

/** The names of all pages with a machine. */
export const PAGE_NAMES = Object.keys(PAGES).filter(isPageName);

/** The page of a route. Null if it has no machine. */
export function pageOf(route: string): PagePlace | null {
  const routeName = matchRoute(route);
  if (routeName === null) return null;
  const query = queryOf(route);
  const name = PAGE_NAMES.find((candidate) => {
    const { routes, matches } = TABLE[candidate];
    return routes.includes(routeName) && matches(query);
  });
  return name === undefined
    ? null
    : { name, key: PAGES[name].key(query, paramsOf(route), routeName) };
}

/** Whether a route leads to this very page. */
export function isAtPlace(route: string, { name, key }: PagePlace): boolean {
  const here = pageOf(route);
  return here?.name === name && here.key === key;
}

/** Loads a page's code and ports. */
export function loadPage<Name extends PageName>(
  name: Name,
  common: CommonPorts,
  pages: PagePorts,
): Promise<StartPage> {
  return TABLE[name].open(name, common, pages[name]);
}

/** The routes of a page. */
interface PageRoutes<Routes> {
  readonly routes: Routes;
  /** The code by which links lead to a later page of the table on the same routes. */
  readonly unless?: string;
  /** Which of its kind the page is. */
  key(query: Query, params: PathParams, name: RouteName): string;
}

function page<
  const Routes extends readonly RouteName[],
  Machine extends AnyStateMachine,
  Ports,
  View extends { readonly step: string },
  Value,
>(
  { routes, unless, key }: PageRoutes<Routes>,
  load: () => Promise<PageDefinition<Machine, Ports, View, Value>>,
) {
  return {
    routes,
    unless,
    matches: (query: Query) => unless === undefined || !hasLinkCode(query, unless),
    key,
    load,
    async open<Name extends string>(name: Name, common: CommonPorts, loadPorts: LoadPorts<Ports>) {
      const [definition, ports] = await Promise.all([load(), loadPorts(common)]);
      return (start: PageStart, host: PageHost, spawn: SpawnMachine) => ({
        ...spawnPage(name, definition, ports, start, host, spawn),
        name,
        key: start.key,
        view: definition.view,
      });
    },
  };
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGES, name);
}
