import * as account from './account/account.feature.ts';
import * as annualSummary from './annual-summary/annual-summary.feature.ts';
import * as bargain from './bargain/bargain.feature.ts';
import * as campaignPage from './campaign-page/campaign-page.feature.ts';
import * as checkIn from './check-in/check-in.feature.ts';
import * as claim from './claim/claim.feature.ts';
import * as community from './community/community.feature.ts';
import * as draw from './draw/draw.feature.ts';
import * as giftCard from './gift-card/gift-card.feature.ts';
import * as giftExchange from './gift-exchange/gift-exchange.feature.ts';
import * as home from './home/home.feature.ts';
import * as login from './login/login.feature.ts';
import * as packs from './packs/packs.feature.ts';
import * as payment from './payment/payment.feature.ts';
import * as prizeForm from './prize-form/prize-form.feature.ts';
import * as referral from './referral/referral.feature.ts';
import * as rightsCard from './rights-card/rights-card.feature.ts';
import type { EndpointRules } from './rule.ts';
import * as storedValue from './stored-value/stored-value.feature.ts';
import * as vouchers from './vouchers/vouchers.feature.ts';

/** What the features bring. A feature is its folder, a line here, and one in `state.ts` if it keeps anything. */
const FEATURES = {
  account,
  annualSummary,
  bargain,
  campaignPage,
  checkIn,
  claim,
  community,
  draw,
  giftCard,
  giftExchange,
  home,
  login,
  packs,
  payment,
  prizeForm,
  referral,
  rightsCard,
  storedValue,
  vouchers,
};

type Feature = (typeof FEATURES)[keyof typeof FEATURES];

/** A part of the features that have one of this name. */
type PartOf<Name extends string, Each = Feature> =
  Each extends Readonly<Record<Name, infer Part>> ? Part : never;

/** The entries of all parts together. */
type Joined<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The rules by endpoint: one that no feature has a rule for does not compile. */
export const RULES: EndpointRules = joined(partsOf('rules'));

/** What the till and the desk do. */
export const ACTIONS = joined(partsOf('actions'));

/** The records that people leave, by JSON Pointer: a recording expects their number. */
export const RECORDS: readonly string[] = partsOf('records').flat();

/** The states of the features on a usual day. */
export function everydayOf(now: number): Joined<ReturnType<PartOf<'fixture'>>> {
  return joined(partsOf('fixture').map((create) => create(now)));
}

function partsOf<Name extends string>(name: Name): readonly PartOf<Name>[];
function partsOf(name: string): readonly unknown[] {
  return Object.values(FEATURES)
    .map((feature) => Reflect.get(feature, name))
    .filter((part) => part !== undefined);
}

function joined<Part extends object>(parts: readonly Part[]): Joined<Part>;
function joined(parts: readonly object[]): object {
  return Object.assign({}, ...parts);
}
