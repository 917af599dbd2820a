import { ROUTES, type RouteName, withQuery } from '@cangkir/core';
import { SCREEN_LINKS } from '@cangkir/core/testing';

/** A page that is measured. */
export interface MeasuredPage {
  readonly name: RouteName;
  /** The route, and who opens it or with which link: `getCoupons, member`. */
  readonly label: string;
  /** With the query that its content needs, in the everyday data of the backend. */
  readonly route: string;
  /** Opened by a member who is logged in, else by a new visitor. */
  readonly isForMember: boolean;
  /** Opened from a chat, and painted by its early answer before React: a stricter bar. */
  readonly isLanding: boolean;
}

/** The landing pages, with a link that names nothing. */
const NAMES_NOTHING: { readonly [Name in RouteName]?: string } = {
  bargain: withQuery(ROUTES.bargain, { activityCode: 'nothing' }),
  fission: withQuery(ROUTES.fission, { inviteCode: 'nothing' }),
  getCoupons: withQuery(ROUTES.getCoupons, { activityCode: 'nothing' }),
  luckDraw: withQuery(ROUTES.luckDraw, { activityCode: 'nothing' }),
};

const PAGES: readonly MeasuredPage[] = SCREEN_LINKS.flatMap(({ name, route }) => {
  const nothing = NAMES_NOTHING[name];
  const isLanding = nothing !== undefined;
  const visitor = { name, label: `${name}, visitor`, route, isForMember: false, isLanding };
  return [
    visitor,
    { ...visitor, label: `${name}, member`, isForMember: true },
    ...(nothing === undefined
      ? []
      : [{ ...visitor, label: `${name}, names nothing`, route: nothing }]),
  ];
});

/**
 * The pages of some routes, each as a visitor and as a member.
 *
 * @param wanted Names of routes, such as `getCoupons`; all of them if empty.
 * @throws Error if a name is unknown.
 */
export function measuredPages(wanted: readonly string[]): readonly MeasuredPage[] {
  const names: readonly string[] = [...new Set(PAGES.map(({ name }) => name))];
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no route ${unknown}. There are ${names.join(', ')}.`);
  }
  return wanted.length === 0 ? PAGES : PAGES.filter(({ name }) => wanted.includes(name));
}
