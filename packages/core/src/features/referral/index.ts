export type { InviteOutcome } from './invite-outcome.ts';
export type { ReferralGateway, ReferredFriend } from './referral.gateway.ts';
export type { ReferralMachine } from './referral.machine.ts';
