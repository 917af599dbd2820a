import { ENDPOINTS, type EndpointName, type InputOf } from '@cangkir/api';
import { fail, RESPONSE_CODE, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import type { JsonObject } from '../shared/json-object.ts';
import { keysOf } from '../shared/keys-of.ts';
import { findAccount, listPointsHistory } from './account/account.rules.ts';
import { listYearOrders } from './annual-summary/annual-summary.rules.ts';
import type { BackendRequest } from './backend.types.ts';
import {
  assistBargain,
  findBargain,
  findInvitation,
  sponsorBargain,
} from './bargain/bargain.rules.ts';
import { findCampaignPage } from './campaign-page/campaign-page.rules.ts';
import { checkIn, findCheckInCampaign } from './check-in/check-in.rules.ts';
import { claim, findCampaign } from './claim/claim.rules.ts';
import {
  cancelRegistration,
  checkInToActivity,
  claimActivityRewards,
  findCommunity,
  findCommunityActivity,
  registerForActivity,
} from './community/community.rules.ts';
import { draw, findDrawActivity } from './draw/draw.rules.ts';
import { redeemGiftCard } from './gift-card/gift-card.rules.ts';
import { exchangeGift, findGiftActivity } from './gift-exchange/gift-exchange.rules.ts';
import { findHome } from './home/home.rules.ts';
import { logIn, logOut, logOutEverywhere, sendCode } from './login/login.rules.ts';
import { buyPack, findPack, findPackOrder, listPacks } from './packs/packs.rules.ts';
import { findPayment, renewPayment } from './payment/payment.rules.ts';
import { findPrizeForm, sendPrizeForm } from './prize-form/prize-form.rules.ts';
import { acceptInvite, findReferral } from './referral/referral.rules.ts';
import { answer, type Reply, refuse } from './reply.ts';
import { buyRightsCard, findRightsCard } from './rights-card/rights-card.rules.ts';
import type { RuleContext } from './rule.ts';
import { findStoredValue } from './stored-value/stored-value.rules.ts';
import { findVoucher, listVouchers } from './vouchers/vouchers.rules.ts';

/**
 * How an endpoint uses the token. `login` and `optional` reject a bad token; `none` ignores it, so that a user with an
 * old one can log in.
 */
type TokenUse = 'none' | 'optional' | 'login';

/** An endpoint of the contract with its rule. */
export interface Route {
  readonly endpoint: EndpointName;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly tokenUse: TokenUse;
  /** Whether an account that changes too much may still do it. */
  readonly isUnlimited: boolean;
  /** Validates the input, and drops all fields beyond the contract. Fails with the refusal. */
  read(input: unknown): Result<ReadRequest, Reply>;
}

/** A request whose input is valid. */
export interface ReadRequest {
  readonly input: JsonObject;
  /** Runs the rule, and drops all output beyond the contract. */
  run(context: RuleContext): Reply;
}

/** The rule of an endpoint. */
interface EndpointRule<Name extends EndpointName> {
  readonly tokenUse: TokenUse;
  /** Nobody may keep a person from logging out, not even who has their token. */
  readonly isUnlimited?: boolean;
  readonly rule: (input: InputOf<Name>, context: RuleContext) => Reply;
}

/** The rule of every endpoint of the contract: one without a rule does not compile. */
const RULES: { readonly [Name in EndpointName]: EndpointRule<Name> } = {
  config: { tokenUse: 'none', rule: (_input, { state }) => answer(state.config) },
  sendCode: { tokenUse: 'none', rule: sendCode },
  logIn: { tokenUse: 'none', rule: logIn },
  logOut: { tokenUse: 'login', rule: logOut, isUnlimited: true },
  logOutEverywhere: { tokenUse: 'login', rule: logOutEverywhere, isUnlimited: true },
  home: { tokenUse: 'optional', rule: findHome },
  account: { tokenUse: 'login', rule: findAccount },
  pointsHistory: { tokenUse: 'login', rule: listPointsHistory },
  annualSummary: { tokenUse: 'login', rule: listYearOrders },
  campaignPage: { tokenUse: 'optional', rule: findCampaignPage },
  campaign: { tokenUse: 'optional', rule: findCampaign },
  claim: { tokenUse: 'optional', rule: claim },
  vouchers: { tokenUse: 'login', rule: listVouchers },
  voucher: { tokenUse: 'login', rule: findVoucher },
  checkInCampaign: { tokenUse: 'optional', rule: findCheckInCampaign },
  checkIn: { tokenUse: 'optional', rule: checkIn },
  community: { tokenUse: 'optional', rule: findCommunity },
  communityActivity: { tokenUse: 'optional', rule: findCommunityActivity },
  registerForActivity: { tokenUse: 'optional', rule: registerForActivity },
  cancelRegistration: { tokenUse: 'optional', rule: cancelRegistration },
  checkInToActivity: { tokenUse: 'optional', rule: checkInToActivity },
  claimActivityRewards: { tokenUse: 'optional', rule: claimActivityRewards },
  drawActivity: { tokenUse: 'optional', rule: findDrawActivity },
  draw: { tokenUse: 'optional', rule: draw },
  redeemGiftCard: { tokenUse: 'login', rule: redeemGiftCard },
  storedValue: { tokenUse: 'login', rule: findStoredValue },
  giftActivity: { tokenUse: 'optional', rule: findGiftActivity },
  exchangeGift: { tokenUse: 'login', rule: exchangeGift },
  packs: { tokenUse: 'optional', rule: listPacks },
  pack: { tokenUse: 'optional', rule: findPack },
  buyPack: { tokenUse: 'login', rule: buyPack },
  packOrder: { tokenUse: 'login', rule: findPackOrder },
  rightsCard: { tokenUse: 'optional', rule: findRightsCard },
  buyRightsCard: { tokenUse: 'login', rule: buyRightsCard },
  payment: { tokenUse: 'login', rule: findPayment },
  renewPayment: { tokenUse: 'login', rule: renewPayment },
  prizeForm: { tokenUse: 'login', rule: findPrizeForm },
  sendPrizeForm: { tokenUse: 'optional', rule: sendPrizeForm },
  bargain: { tokenUse: 'optional', rule: findBargain },
  bargainInvitation: { tokenUse: 'optional', rule: findInvitation },
  sponsorBargain: { tokenUse: 'optional', rule: sponsorBargain },
  assistBargain: { tokenUse: 'optional', rule: assistBargain },
  referral: { tokenUse: 'login', rule: findReferral },
  acceptInvite: { tokenUse: 'optional', rule: acceptInvite },
};

function createRoute<Name extends EndpointName>(name: Name): Route {
  const { method, path, input: inputSchema, output, outcomeCodes } = ENDPOINTS[name];
  const { tokenUse, isUnlimited = false, rule }: EndpointRule<Name> = RULES[name];
  return {
    endpoint: name,
    method,
    path,
    tokenUse,
    isUnlimited,
    read(sent) {
      const parsed = v.safeParse(inputSchema, sent);
      if (!parsed.success) {
        return fail(refuse(RESPONSE_CODE.bodyInvalid, v.summarize(parsed.issues)));
      }
      const input = parsed.output;
      return succeed({
        input,
        run(context) {
          const reply = rule(input, context);
          const { code } = reply;
          const hasOutput = code === RESPONSE_CODE.success || outcomeCodes.includes(code);
          return hasOutput ? { ...reply, data: v.parse(output, reply.data) } : reply;
        },
      });
    },
  };
}

const BACKEND_ROUTES: readonly Route[] = keysOf(RULES).map((name) => createRoute(name));

/** The route of a request; null if the contract has none. */
export function routeOf(request: BackendRequest): Route | null {
  return (
    BACKEND_ROUTES.find(({ method, path }) => method === request.method && path === request.path) ??
    null
  );
}
