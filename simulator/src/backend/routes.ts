import { ENDPOINTS, type Endpoint, type EndpointName, type InputOf } from '@cangkir/api';
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

/** An endpoint of the contract with its rule. */
export interface Route extends Endpoint {
  readonly endpoint: EndpointName;
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
type Rule<Name extends EndpointName> = (input: InputOf<Name>, context: RuleContext) => Reply;

/** The rule of every endpoint of the contract: one without a rule does not compile. */
const RULES: { readonly [Name in EndpointName]: Rule<Name> } = {
  config: (_input, { state }) => answer(state.config),
  sendCode,
  logIn,
  logOut,
  logOutEverywhere,
  home: findHome,
  account: findAccount,
  pointsHistory: listPointsHistory,
  annualSummary: listYearOrders,
  campaignPage: findCampaignPage,
  campaign: findCampaign,
  claim,
  vouchers: listVouchers,
  voucher: findVoucher,
  checkInCampaign: findCheckInCampaign,
  checkIn,
  community: findCommunity,
  communityActivity: findCommunityActivity,
  registerForActivity,
  cancelRegistration,
  checkInToActivity,
  claimActivityRewards,
  drawActivity: findDrawActivity,
  draw,
  redeemGiftCard,
  storedValue: findStoredValue,
  giftActivity: findGiftActivity,
  exchangeGift,
  packs: listPacks,
  pack: findPack,
  buyPack,
  packOrder: findPackOrder,
  rightsCard: findRightsCard,
  buyRightsCard,
  payment: findPayment,
  renewPayment,
  prizeForm: findPrizeForm,
  sendPrizeForm,
  bargain: findBargain,
  bargainInvitation: findInvitation,
  sponsorBargain,
  assistBargain,
  referral: findReferral,
  acceptInvite,
};

function createRoute<Name extends EndpointName>(name: Name): Route {
  const { input: inputSchema, output, outcomes } = ENDPOINTS[name];
  const rule: Rule<Name> = RULES[name];
  return {
    ...ENDPOINTS[name],
    endpoint: name,
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
          const hasOutput = code === RESPONSE_CODE.success || outcomes.includes(code);
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
