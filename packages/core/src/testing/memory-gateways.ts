import type { ConfigGateway } from '../app/config.gateway.ts';
import type { ClaimGateway } from '../features/claim/claim.gateway.ts';
import type { LoginGateway } from '../features/login/login.gateway.ts';
import type { VoucherGateway } from '../features/vouchers/vouchers.gateway.ts';
import { CLAIM_CODE } from '../flow/response-code/response-code.ts';
import { createCampaign, createVoucher } from './builders.ts';
import { createMemoryGateway } from './memory-gateway.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The code in every SMS of the in-memory backend; each SMS is valid for one login. */
export const MEMORY_SMS_CODE = '482913';

/** The pause before the next SMS. Milliseconds. */
export const MEMORY_RESEND_MS = 60_000;

/** The user who logs in, whatever their phone. */
export const MEMORY_USER_ID = 'member-1';

/** The core's gateways in memory, with scripted calls. */
export type MemoryGateways = ReturnType<typeof createMemoryGateways>;

/** Creates the core's gateways in memory: a member logs in, and gets a voucher of each campaign. */
export function createMemoryGateways(clock: VirtualClock) {
  const config = createMemoryGateway<ConfigGateway>(clock, {
    find: () => ({ mobileRegister: false }),
  });
  const login = createMemoryGateway<LoginGateway>(clock, {
    sendCode: () => ({ resendAt: clock.now() + MEMORY_RESEND_MS }),
    logIn: ({ phone }, nth) => ({ token: `token-${nth}`, user: { id: MEMORY_USER_ID, phone } }),
    logOut: () => undefined,
    logOutEverywhere: () => undefined,
  });
  const campaigns = createMemoryGateway<ClaimGateway>(clock, {
    find: createCampaign,
    claim: ({ sourceId }) => ({ code: CLAIM_CODE.claimed, voucherId: `voucher-of-${sourceId}` }),
  });
  const vouchers = createMemoryGateway<VoucherGateway>(clock, {
    list: () => [],
    find: (id) => createVoucher(id, clock.now()),
  });
  const { sendCode, logIn, logOut, logOutEverywhere } = login.calls;
  const { find: findCampaign, claim } = campaigns.calls;
  return {
    config: config.gateway,
    login: login.gateway,
    campaigns: campaigns.gateway,
    vouchers: vouchers.gateway,
    calls: {
      findConfig: config.calls.find,
      sendCode,
      logIn,
      logOut,
      logOutEverywhere,
      findCampaign,
      claim,
      listVouchers: vouchers.calls.list,
      findVoucher: vouchers.calls.find,
    },
    /** The keys of the changes that were made. */
    effects: { codesSent: sendCode.made, logins: logIn.made, vouchersGiven: claim.made },
  };
}
