export type { InviteOutcome } from './invite-outcome.ts';
export type { ReferralGateway } from './referral.gateway.ts';
export type { ReferralMachine } from './referral.machine.ts';
