import { ROUTES, withParams, withQuery } from '@cangkir/core';

/** A page whose first view is measured. */
export interface MeasuredPage {
  readonly name: string;
  /** With the query that its content needs, in the everyday data of the backend. */
  readonly route: string;
  /** Opened by a member who is logged in, else by a new visitor. */
  readonly isForMember: boolean;
  /** A campaign's page, which paints its early answer before React: a stricter bar. */
  readonly isLanding: boolean;
}

/** How each screen of the build is opened; null if it cannot be. A screen without an entry fails the command. */
const OPENINGS: Readonly<Record<string, Omit<MeasuredPage, 'name'> | null>> = {
  bargain: {
    route: withQuery(ROUTES.bargain, { activityCode: 'nego-kopi' }),
    isForMember: true,
    isLanding: false,
  },
  'bargain-help': {
    route: withQuery(ROUTES.bargain, {
      activityCode: 'nego-kopi',
      assistanceCode: 'bantu-newcomer',
    }),
    isForMember: true,
    isLanding: false,
  },
  bridge: { route: ROUTES.bridge, isForMember: false, isLanding: false },
  'campaign-page': { route: ROUTES.icedLatte, isForMember: false, isLanding: false },
  claim: {
    route: withQuery(ROUTES.getCoupons, { sourceId: 'kopi-susu' }),
    isForMember: false,
    isLanding: true,
  },
  activity: {
    route: withQuery(ROUTES.communitySignUp, { id: 'latte-art' }),
    isForMember: true,
    isLanding: false,
  },
  'check-in': {
    route: withQuery(ROUTES.checkIn, { activityCode: 'ngopi-beruntun' }),
    isForMember: true,
    isLanding: false,
  },
  community: { route: ROUTES.community, isForMember: false, isLanding: false },
  'coupon-detail': {
    route: withQuery(ROUTES.couponDetail, { id: 'voucher-usable' }),
    isForMember: true,
    isLanding: false,
  },
  demo: { route: ROUTES.demo, isForMember: false, isLanding: false },
  draw: {
    route: withQuery(ROUTES.luckDraw, { activityCode: 'roda-gajian' }),
    isForMember: true,
    isLanding: true,
  },
  'gift-card': { route: ROUTES.giftCards, isForMember: true, isLanding: false },
  'gift-exchange': {
    route: withQuery(ROUTES.activityPromotion, { activityCode: 'tukar-poin' }),
    isForMember: true,
    isLanding: false,
  },
  help: { route: ROUTES.help, isForMember: false, isLanding: false },
  home: { route: ROUTES.home, isForMember: false, isLanding: false },
  login: { route: ROUTES.login, isForMember: false, isLanding: false },
  mine: { route: ROUTES.mine, isForMember: true, isLanding: false },
  'not-found': { route: '/nowhere', isForMember: false, isLanding: false },
  pack: {
    route: withParams(ROUTES.pack, { id: 'hemat-siang' }),
    isForMember: true,
    isLanding: false,
  },
  // Nobody has bought a pack in the everyday data.
  'pack-order': null,
  packs: { route: ROUTES.packs, isForMember: false, isLanding: false },
  payment: {
    route: withQuery(ROUTES.qris, { orderNumber: 'order-qris' }),
    isForMember: true,
    isLanding: false,
  },
  points: { route: ROUTES.points, isForMember: true, isLanding: false },
  'rights-card': { route: ROUTES.rightsCard, isForMember: true, isLanding: false },
  'stored-value': { route: ROUTES.storedValue, isForMember: true, isLanding: false },
  vouchers: { route: ROUTES.vouchers, isForMember: true, isLanding: false },
};

/**
 * The pages of some screens.
 *
 * @param screens Modules of the build, such as `src/features/claim/claim.screen.tsx`.
 * @param wanted Names of screens, such as `claim`; all of them if empty.
 * @throws Error if a name is unknown, or a screen lacks its entry above.
 */
export function measuredPages(
  screens: readonly string[],
  wanted: readonly string[],
): readonly MeasuredPage[] {
  const names = screens.map((screen) => /([^/]+)\.screen\.tsx$/.exec(screen)?.[1] ?? screen);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no screen ${unknown}. There are ${names.join(', ')}.`);
  }
  return names
    .filter((name) => wanted.length === 0 || wanted.includes(name))
    .flatMap((name) => {
      const opening = OPENINGS[name];
      if (opening === null) return [];
      if (opening !== undefined) return { name, ...opening };
      throw new Error(`Say how the screen ${name} is opened, in measured-pages.ts.`);
    });
}
