export type { InviteOutcome } from './invite-outcome.ts';
export type { Referral, ReferralGateway, ReferredFriend } from './referral.gateway.ts';
export type { ReferralMachine } from './referral.machine.ts';
export { REFERRAL_CODE } from './referral-code.ts';
