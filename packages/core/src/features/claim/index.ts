export type { Campaign, ClaimGateway } from './claim.gateway.ts';
export type { ClaimMachine } from './claim.machine.ts';
export type { ClaimedView, ClaimView, OtherOutcome } from './claim.view.ts';
export type { ClaimOutcome } from './claim-outcome.ts';
