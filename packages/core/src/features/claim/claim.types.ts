import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { MarketFound, Reload, SessionEmitted } from '../../flow/page/page.types.ts';
import type { PendingKeyDraft } from '../../flow/page/pending-key-draft.ts';
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
  readonly ports: ClaimPorts;
  readonly campaign: Campaign;
  readonly isLoggedIn: boolean;
  /** A claim that an earlier page sent, without an answer. */
  readonly draft: PendingKeyDraft | null;
}

export interface ClaimContext extends ChangeContext {
  readonly ports: ClaimPorts;
  readonly campaign: Campaign;
  readonly isLoggedIn: boolean;
  readonly outcome: ClaimOutcome | null;
  /** When the outcome came: milliseconds since the epoch; 0 before. */
  readonly settledAt: number;
}

export type ClaimEvent =
  /** The user taps the button. */
  | { readonly type: 'CLAIM' }
  /** The user logged in on this page, in order to claim. */
  | { readonly type: 'IDENTIFIED' }
  /** The user tries again: to claim, or whether the campaign is open by now. */
  | { readonly type: 'RETRY' };

export type ClaimEmitted = SessionEmitted | Reload | MarketFound;

/** The machine, for XState. */
export interface ClaimTypes {
  readonly context: ClaimContext;
  readonly events: ClaimEvent;
  readonly emitted: ClaimEmitted;
  readonly input: ClaimInput;
}
