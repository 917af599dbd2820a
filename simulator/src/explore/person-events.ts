import { ACTOR_NAMES } from '../scenario/actor-names.ts';
import type { JsonObject } from '../shared/json-object.ts';

/** Events that no person sends: the product itself does, when its part of the world changes. */
const SENT_BY_PRODUCT: ReadonlySet<string> = new Set([
  'ART_LOADED',
  'HIDDEN',
  'IDENTIFIED',
  'LOGGED_IN',
  'LOGIN_REQUIRED',
  'NOT_FOUND',
  'RELOAD',
  'REQUIRE_LOGIN',
  'SESSION_ENDED',
  'SUGGEST_MARKET',
  'VISIBLE',
]);

/** The machines whose events are the product’s own affair. */
const OWN_AFFAIR: ReadonlySet<string> = new Set(['app', 'loginRedirect']);

/** Whether a person sends such an event, by what a screen offers. */
export function isSentByPerson(type: string): boolean {
  return !SENT_BY_PRODUCT.has(type);
}

/** Whether a screen has anything to do it with: the number of gifts is asked for once one is chosen. */
export function isOffered(type: string, { giftId }: JsonObject): boolean {
  return type !== 'TYPE_QUANTITY' || giftId !== null;
}

/** Whether a person has anything to do with a machine. */
export function isForPeople(actor: string): boolean {
  return ACTOR_NAMES.some((name) => name === actor) && !OWN_AFFAIR.has(actor);
}
