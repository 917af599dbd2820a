import { ENDPOINTS, type EndpointName, type InputOf } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
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
import { logIn, logOut, sendCode } from './login/login.rules.ts';
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
  /** Validates the input, runs the rule, and drops all output beyond the contract. */
  run(input: unknown, context: RuleContext): Reply;
}

function route<Name extends EndpointName>(
  name: Name,
  tokenUse: TokenUse,
  rule: (input: InputOf<Name>, context: RuleContext) => Reply,
): Route {
  const { method, path, input: inputSchema, output, outcomeCodes } = ENDPOINTS[name];
  return {
    endpoint: name,
    method,
    path,
    tokenUse,
    run(input, context) {
      const parsed = v.safeParse(inputSchema, input);
      if (!parsed.success) {
        return refuse(RESPONSE_CODE.bodyInvalid, v.summarize(parsed.issues));
      }
      const reply = rule(parsed.output, context);
      const hasOutput = reply.code === RESPONSE_CODE.success || outcomeCodes.includes(reply.code);
      return hasOutput ? { ...reply, data: v.parse(output, reply.data) } : reply;
    },
  };
}

/** Every endpoint of the contract. */
const BACKEND_ROUTES: readonly Route[] = [
  route('config', 'none', (_input, { state }) => answer(state.config)),
  route('sendCode', 'none', sendCode),
  route('logIn', 'none', logIn),
  route('logOut', 'login', logOut),
  route('home', 'optional', findHome),
  route('account', 'login', findAccount),
  route('pointsHistory', 'login', listPointsHistory),
  route('annualSummary', 'login', listYearOrders),
  route('campaignPage', 'optional', findCampaignPage),
  route('campaign', 'optional', findCampaign),
  route('claim', 'optional', claim),
  route('vouchers', 'login', listVouchers),
  route('voucher', 'login', findVoucher),
  route('checkInCampaign', 'optional', findCheckInCampaign),
  route('checkIn', 'optional', checkIn),
  route('community', 'optional', findCommunity),
  route('communityActivity', 'optional', findCommunityActivity),
  route('registerForActivity', 'optional', registerForActivity),
  route('cancelRegistration', 'optional', cancelRegistration),
  route('checkInToActivity', 'optional', checkInToActivity),
  route('claimActivityRewards', 'optional', claimActivityRewards),
  route('drawActivity', 'optional', findDrawActivity),
  route('draw', 'optional', draw),
  route('redeemGiftCard', 'login', redeemGiftCard),
  route('storedValue', 'login', findStoredValue),
  route('giftActivity', 'optional', findGiftActivity),
  route('exchangeGift', 'login', exchangeGift),
  route('packs', 'optional', listPacks),
  route('pack', 'optional', findPack),
  route('buyPack', 'login', buyPack),
  route('packOrder', 'login', findPackOrder),
  route('rightsCard', 'optional', findRightsCard),
  route('buyRightsCard', 'login', buyRightsCard),
  route('payment', 'login', findPayment),
  route('renewPayment', 'login', renewPayment),
  route('prizeForm', 'login', findPrizeForm),
  route('sendPrizeForm', 'optional', sendPrizeForm),
  route('bargain', 'optional', findBargain),
  route('bargainInvitation', 'optional', findInvitation),
  route('sponsorBargain', 'optional', sponsorBargain),
  route('assistBargain', 'optional', assistBargain),
  route('referral', 'login', findReferral),
  route('acceptInvite', 'optional', acceptInvite),
];

/** The route of a request; null if the contract has none. */
export function routeOf(request: BackendRequest): Route | null {
  return (
    BACKEND_ROUTES.find(({ method, path }) => method === request.method && path === request.path) ??
    null
  );
}
