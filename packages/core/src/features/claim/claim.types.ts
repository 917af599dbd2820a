import type { PageEvent, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { DeviceIdentity } from '../../platform/device-identity.ts';
import type { Random } from '../../platform/random.ts';
import type { Campaign, ClaimGateway } from './claim.gateway.ts';
import type { ClaimOutcome } from './claim-outcome.ts';

export interface ClaimPorts {
  readonly campaigns: ClaimGateway;
  readonly device: DeviceIdentity;
  readonly clock: Clock;
  readonly random: Random;
}

export interface ClaimInput {
  readonly sourceId: string;
  readonly loggedIn: boolean;
  /** The key of a claim that an earlier page sent and saw no answer to. */
  readonly pendingKey: string | null;
  /** What was read of the campaign before the machine ran; it is read where this is null. */
  readonly campaign: Campaign | null;
}

export interface ClaimContext extends ClaimInput {
  /** An earlier try sent the claim under its key and saw no answer: it may have been carried out. */
  readonly maybeApplied: boolean;
  readonly outcome: ClaimOutcome | null;
  readonly problem: Problem | null;
}

export type ClaimEvent =
  /** The person taps the button. */
  | { readonly type: 'CLAIM' }
  /** The person has just proved on this page who they are, in order to claim. */
  | { readonly type: 'IDENTIFIED' }
  | PageEvent;

export type ClaimEmitted = SessionEmitted;
