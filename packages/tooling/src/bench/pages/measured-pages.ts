import type { RouteName } from '@cangkir/core';
import { SCREEN_LINKS } from '@cangkir/core/testing';

/** A page whose first view is measured. */
export interface MeasuredPage {
  readonly name: RouteName;
  /** With the query that its content needs, in the everyday data of the backend. */
  readonly route: string;
  /** Opened by a member who is logged in, else by a new visitor. */
  readonly isForMember: boolean;
  /** Opened from a chat, and painted by its early answer before React: a stricter bar. */
  readonly isLanding: boolean;
}

/** A member has nothing to do there, or sees less than a new visitor. */
const FOR_VISITORS: readonly RouteName[] = ['getCoupons', 'login', 'loginOrRegister', 'phoneLogin'];

const LANDINGS: readonly RouteName[] = ['bargain', 'fission', 'getCoupons', 'luckDraw'];

const PAGES: readonly MeasuredPage[] = SCREEN_LINKS.map(({ name, route }) => ({
  name,
  route,
  isForMember: !FOR_VISITORS.includes(name),
  isLanding: LANDINGS.includes(name),
}));

/**
 * The pages of some routes.
 *
 * @param wanted Names of routes, such as `getCoupons`; all of them if empty.
 * @throws Error if a name is unknown.
 */
export function measuredPages(wanted: readonly string[]): readonly MeasuredPage[] {
  const names: readonly string[] = PAGES.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no route ${unknown}. There are ${names.join(', ')}.`);
  }
  return wanted.length === 0 ? PAGES : PAGES.filter(({ name }) => wanted.includes(name));
}
