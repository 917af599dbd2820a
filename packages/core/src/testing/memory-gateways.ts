import type { ConfigGateway, GlobalConfig } from '../app/config.gateway.ts';
import type {
  Campaign,
  ClaimGateway,
  ClaimReply,
  ClaimRequest,
} from '../features/claim/claim.gateway.ts';
import type { LoginGateway } from '../features/login/login.gateway.ts';
import type { VoucherGateway } from '../features/vouchers/vouchers.gateway.ts';
import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import type { Login } from '../platform/session/login.ts';
import type { Voucher } from '../rules/voucher/voucher.types.ts';
import { createCampaign, createVoucher } from './builders.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The code in every SMS of the in-memory backend; each SMS is valid for one login. */
export const MEMORY_SMS_CODE = '482913';

/** The pause before the next SMS. Milliseconds. */
export const MEMORY_RESEND_MS = 60_000;

/** The user who logs in, whatever their phone. */
export const MEMORY_USER_ID = 'member-1';

/** The changes that the in-memory backend made, with their idempotency keys. */
export interface MemoryEffects {
  readonly codesSent: readonly string[];
  readonly logins: readonly string[];
  readonly vouchersGiven: readonly string[];
}

/** The core's gateways in memory, with scripted calls. */
export interface MemoryGateways {
  readonly config: ConfigGateway;
  readonly login: LoginGateway;
  readonly campaigns: ClaimGateway;
  readonly vouchers: VoucherGateway;
  readonly calls: {
    readonly findConfig: MemoryCall<null, GlobalConfig>;
    readonly sendCode: MemoryCall<string, { readonly resendAt: number }>;
    readonly logIn: MemoryCall<{ readonly phone: string; readonly code: string }, Login>;
    readonly logOut: MemoryCall<null, void>;
    readonly logOutEverywhere: MemoryCall<null, void>;
    readonly findCampaign: MemoryCall<string, Campaign>;
    readonly claim: MemoryCall<ClaimRequest, ClaimReply>;
    readonly listVouchers: MemoryCall<null, readonly Voucher[]>;
    readonly findVoucher: MemoryCall<string, Voucher>;
  };
  readonly effects: MemoryEffects;
}

/**
 * An in-memory backend with the real one's rules: an SMS code is valid for one login, and a campaign gives each user
 * one voucher.
 */
export function createMemoryGateways(clock: VirtualClock): MemoryGateways {
  const codesSent: string[] = [];
  const logins: string[] = [];
  const vouchersGiven: string[] = [];
  const wallet = new Map<string, Voucher>();
  let hasOpenCode = false;

  const findConfig = createMemoryCall<null, GlobalConfig>(clock, () =>
    succeed({ mobileRegister: false }),
  );

  const sendCode = createMemoryCall<string, { readonly resendAt: number }>(clock, (_, key) => {
    codesSent.push(key);
    hasOpenCode = true;
    return succeed({ resendAt: clock.now() + MEMORY_RESEND_MS });
  });

  const logIn = createMemoryCall<{ readonly phone: string; readonly code: string }, Login>(
    clock,
    ({ phone, code }, key) => {
      if (code !== MEMORY_SMS_CODE) {
        return fail(failureOfCode(RESPONSE_CODE.smsCodeWrong));
      }
      if (!hasOpenCode) return fail(failureOfCode(RESPONSE_CODE.smsCodeExpired));
      hasOpenCode = false;
      logins.push(key);
      return succeed({
        token: `token-${logins.length}`,
        user: { id: MEMORY_USER_ID, phone },
      });
    },
  );

  const logOut = createMemoryCall<null, void>(clock, () => succeed(undefined));
  const logOutEverywhere = createMemoryCall<null, void>(clock, () => succeed(undefined));

  const findCampaign = createMemoryCall<string, Campaign>(clock, (sourceId) =>
    succeed(createCampaign(sourceId)),
  );

  const claim = createMemoryCall<ClaimRequest, ClaimReply>(clock, ({ sourceId }, key) => {
    const earlier = wallet.get(sourceId);
    if (earlier !== undefined) {
      return succeed({ code: CLAIM_CODE.alreadyClaimed, voucherId: earlier.id });
    }
    const voucher = createVoucher(`voucher-of-${sourceId}`, clock.now());
    wallet.set(sourceId, voucher);
    vouchersGiven.push(key);
    return succeed({ code: CLAIM_CODE.claimed, voucherId: voucher.id });
  });

  const listVouchers = createMemoryCall<null, readonly Voucher[]>(clock, () =>
    succeed([...wallet.values()]),
  );

  const findVoucher = createMemoryCall<string, Voucher>(clock, (id) => {
    const voucher = [...wallet.values()].find((candidate) => candidate.id === id);
    return voucher === undefined ? fail(failureOfCode(RESPONSE_CODE.notFound)) : succeed(voucher);
  });

  return {
    config: { find: (options) => findConfig.ask(null, options) },
    login: {
      sendCode: sendCode.ask,
      logIn: logIn.ask,
      logOut: (options) => logOut.ask(null, options),
      logOutEverywhere: (options) => logOutEverywhere.ask(null, options),
    },
    campaigns: { find: findCampaign.ask, claim: claim.ask },
    vouchers: {
      list: (options) => listVouchers.ask(null, options),
      find: findVoucher.ask,
    },
    calls: {
      findConfig,
      sendCode,
      logIn,
      logOut,
      logOutEverywhere,
      findCampaign,
      claim,
      listVouchers,
      findVoucher,
    },
    effects: { codesSent, logins, vouchersGiven },
  };
}
