import {
  matchRoute,
  type PageName,
  type PageRouteName,
  pageOf,
  type RouteName,
} from '@cangkir/core';
import type { FirstRequest } from './frame/reads.ts';
import type { ScreenDefinition, ScreenProps } from './frame/screen-definition.ts';
import type { Namespace } from './i18n/namespaces.ts';
import { createPart, type LoadPart } from './navigation/part.tsx';

/** A line of the table: how a screen opens. The build makes its first view and its list of files of it. */
interface ScreenLine<Definition> {
  readonly load: LoadPart<Definition>;
  /** The folders whose messages it shows, besides those that every screen shows. */
  readonly messages: readonly Namespace[];
  /** Modules of what it loads at once besides its own code, by the ends of their paths. */
  readonly parts?: readonly string[];
  /** What its page asks at once. */
  readonly first?: readonly FirstRequest[];
  /** Whether it also opens without a network, as a phone keeps what it reads. */
  readonly opensOffline?: true;
}

/** The screen of every page with a machine, one per line. */
export const PAGE_SCREENS: {
  readonly [Name in PageName]: ScreenLine<ScreenDefinition<ScreenProps<Name>>>;
} = {
  annualSummary: screen(() => import('./features/annual-summary/annual-summary.screen.tsx'), {
    messages: ['annual-summary'],
    first: [{ ask: 'annualSummary', with: { year: ':year' }, for: 'members' }],
  }),
  bargain: screen(() => import('./features/bargain/bargain.screen.tsx'), {
    messages: ['bargain'],
    first: [{ ask: 'bargain', with: { activityCode: ':activityCode' } }],
  }),
  bargainHelp: screen(() => import('./features/bargain/bargain-help.screen.tsx'), {
    messages: ['bargain'],
    first: [
      {
        ask: 'bargainInvitation',
        with: { activityCode: ':activityCode', assistanceCode: ':assistanceCode' },
      },
    ],
  }),
  checkIn: screen(() => import('./features/check-in/check-in.screen.tsx'), {
    messages: ['check-in'],
    first: [{ ask: 'checkInCampaign', with: { activityCode: ':activityCode' } }],
  }),
  claim: screen(() => import('./features/claim/claim.screen.tsx'), {
    messages: ['claim', 'login', 'vouchers'],
    first: [
      { ask: 'campaign', with: { activityCode: ':activityCode' } },
      { ask: 'campaign', with: { activityCode: ':sourceId' }, unless: 'activityCode' },
    ],
  }),
  community: screen(() => import('./features/community/activity.screen.tsx'), {
    messages: ['community'],
    first: [{ ask: 'communityActivity', with: { id: ':id' } }],
  }),
  draw: screen(() => import('./features/draw/draw.screen.tsx'), {
    messages: ['draw'],
    first: [{ ask: 'drawActivity', with: { activityCode: ':activityCode' } }],
  }),
  giftCard: screen(() => import('./features/gift-card/gift-card.screen.tsx'), {
    messages: ['gift-card'],
  }),
  giftExchange: screen(() => import('./features/gift-exchange/gift-exchange.screen.tsx'), {
    messages: ['gift-exchange'],
    first: [{ ask: 'giftActivity', with: { activityCode: ':activityCode' } }],
  }),
  love: screen(() => import('./features/love/love.screen.tsx'), {
    messages: ['love'],
    first: [{ ask: 'drawActivity', with: { activityCode: ':activityCode' } }],
  }),
  pack: screen(() => import('./features/packs/pack.screen.tsx'), {
    messages: ['packs', 'purchase'],
    first: [{ ask: 'pack', with: { packId: ':id' } }],
  }),
  packOrder: screen(() => import('./features/packs/pack-order.screen.tsx'), {
    messages: ['packs', 'purchase'],
    first: [{ ask: 'packOrder', with: { orderNumber: ':orderNumber' }, for: 'members' }],
  }),
  payment: screen(() => import('./features/payment/payment.screen.tsx'), {
    messages: ['payment', 'purchase'],
    first: [{ ask: 'payment', with: { orderNumber: ':orderNumber' }, for: 'members' }],
  }),
  prizeForm: screen(() => import('./features/prize-form/prize-form.screen.tsx'), {
    messages: ['prize-form'],
    first: [{ ask: 'prizeForm', with: { drawId: ':drawId' }, for: 'members' }],
  }),
  referral: screen(() => import('./features/referral/referral.screen.tsx'), {
    messages: ['referral'],
    first: [{ ask: 'referral', for: 'members', unless: 'inviteCode' }],
  }),
  rightsCard: screen(() => import('./features/rights-card/rights-card.screen.tsx'), {
    messages: ['rights-card', 'purchase'],
    first: [{ ask: 'rightsCard' }],
  }),
  survey: screen(() => import('./features/survey/survey.screen.tsx'), {
    messages: ['survey'],
    first: [{ ask: 'survey', with: { id: ':id' } }],
  }),
};

const appOpen = screen(() => import('./features/app-launch/app-open.screen.tsx'), {
  messages: ['app-launch'],
});

const exchange = screen(() => import('./features/app-launch/exchange.screen.tsx'), {
  messages: ['app-launch'],
});

const download = screen(() => import('./features/app-launch/download.screen.tsx'), {
  messages: ['app-launch'],
});

const community = screen(() => import('./features/community/community.screen.tsx'), {
  messages: ['community'],
  first: [{ ask: 'community' }],
});

const ended = screen(() => import('./features/ended/ended.screen.tsx'), { messages: ['ended'] });

const campaignScreen = screen(() => import('./features/campaign-page/campaign-page.screen.tsx'), {
  messages: ['campaign-page'],
});

/** The screen of every other route, one per line. */
export const ROUTE_SCREENS: {
  readonly [Name in Exclude<RouteName, PageRouteName>]: ScreenLine<ScreenDefinition>;
} = {
  home: screen(() => import('./features/home/home.screen.tsx'), {
    messages: ['home', 'mine'],
    first: [
      { ask: 'home' },
      { ask: 'account', for: 'members' },
      { ask: 'vouchers', for: 'members' },
    ],
    opensOffline: true,
  }),
  download,
  commonWeb: download,
  icedLatte: campaignPage('icedLatte'),
  oatside: campaignPage('oatside'),
  jolly: campaignPage('jolly'),
  promo9rb: campaignPage('promo9rb'),
  brand: campaignPage('brand'),
  you: campaignPage('you'),
  shareLive: campaignPage('shareLive'),
  endFirst: ended,
  end: ended,
  grey: screen(() => import('./features/ended/grey.screen.tsx'), { messages: ['ended'] }),
  mine: screen(() => import('./features/mine/mine.screen.tsx'), {
    messages: ['mine'],
    first: [
      { ask: 'account', for: 'members' },
      { ask: 'vouchers', for: 'members' },
    ],
    opensOffline: true,
  }),
  login: screen(() => import('./features/login/login.screen.tsx'), { messages: ['login'] }),
  loginOrRegister: screen(() => import('./features/login/login-or-register.screen.tsx'), {
    messages: ['login'],
  }),
  phoneLogin: screen(() => import('./features/login/phone-login.screen.tsx'), {
    messages: ['login'],
  }),
  appOpen,
  open: appOpen,
  exchangeCenter: exchange,
  redeemCentral: exchange,
  toApp: screen(() => import('./features/app-launch/to-app.screen.tsx'), {
    messages: ['app-launch'],
  }),
  couponDetail: screen(() => import('./features/vouchers/coupon-detail.screen.tsx'), {
    messages: ['vouchers'],
    first: [{ ask: 'voucher', with: { id: ':id' }, for: 'members' }],
    opensOffline: true,
  }),
  privacy: screen(() => import('./features/legal/privacy.screen.tsx'), { messages: ['legal'] }),
  services: screen(() => import('./features/legal/services.screen.tsx'), { messages: ['legal'] }),
  help: screen(() => import('./features/help/help.screen.tsx'), { messages: ['help'] }),
  bridge: screen(() => import('./features/bridge/bridge.screen.tsx'), {
    messages: ['bridge'],
    parts: ['bridge/src/bridge.ts', 'bridge/src/console/bridge-console.ts'],
  }),
  landing: campaignPage(':name'),
  bni: campaignPage('bni'),
  browserGuide: screen(() => import('./features/browser-guide/browser-guide.screen.tsx'), {
    messages: ['browser-guide'],
  }),
  demo: screen(() => import('./features/demo/demo.screen.tsx'), { messages: ['demo'] }),
  adVouchers: screen(() => import('./features/packs/ad-vouchers.screen.tsx'), {
    messages: ['packs'],
    first: [{ ask: 'packs', with: { channel: 'ad' } }],
  }),
  textConfig: campaignPage(':name'),
  community,
  communityHistory: community,
  vouchers: screen(() => import('./features/vouchers/vouchers.screen.tsx'), {
    messages: ['vouchers'],
    first: [{ ask: 'vouchers', for: 'members' }],
    opensOffline: true,
  }),
  storedValue: screen(() => import('./features/stored-value/stored-value.screen.tsx'), {
    messages: ['stored-value'],
    first: [{ ask: 'storedValue', for: 'members' }],
    opensOffline: true,
  }),
  points: screen(() => import('./features/mine/points.screen.tsx'), {
    messages: ['mine'],
    first: [
      { ask: 'account', for: 'members' },
      { ask: 'pointsHistory', for: 'members' },
    ],
    opensOffline: true,
  }),
  packs: screen(() => import('./features/packs/packs.screen.tsx'), {
    messages: ['packs'],
    first: [{ ask: 'packs', with: { channel: 'app' } }],
    opensOffline: true,
  }),
};

/** The screen of an address that leads nowhere. */
export const NOT_FOUND: ScreenLine<ScreenDefinition> = screen(
  () => import('./features/not-found/not-found.screen.tsx'),
  {
    messages: ['not-found'],
  },
);

/** The screen at a route, whatever its props. */
export function screenAt(route: string): ScreenLine<Omit<ScreenDefinition, 'Screen'>> {
  const page = pageOf(route);
  if (page !== null) return PAGE_SCREENS[page.name];
  const name = matchRoute(route);
  return name !== null && isPlainRoute(name) ? ROUTE_SCREENS[name] : NOT_FOUND;
}

/** Whether the page of a route has no machine. */
export function isPlainRoute(name: RouteName): name is keyof typeof ROUTE_SCREENS {
  return Object.hasOwn(ROUTE_SCREENS, name);
}

/** @param load Imports the screen's module, which exports the screen alone. */
function screen<Definition>(
  load: () => Promise<Readonly<Record<string, Definition>>>,
  line: Omit<ScreenLine<Definition>, 'load'>,
): ScreenLine<Definition> {
  async function loadScreen(): Promise<Definition> {
    const [definition] = Object.values(await load());
    if (definition === undefined) throw new Error('The module of a screen exports nothing.');
    return definition;
  }
  return { ...line, load: createPart(line.messages, loadScreen) };
}

/** A page from configuration. */
function campaignPage(name: string): ScreenLine<ScreenDefinition> {
  return { ...campaignScreen, first: [{ ask: 'campaignPage', with: { name } }] };
}
