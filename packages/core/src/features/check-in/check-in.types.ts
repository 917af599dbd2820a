import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { GoTo, NotFound, Reload, SessionEmitted } from '../../flow/page/page.types.ts';
import type { PendingKeyDraft } from '../../flow/page/pending-key-draft.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { CheckInCampaign, CheckInGateway, EarnedReward } from './check-in.gateway.ts';
import type { CheckInNotice } from './check-in-notice.ts';
import type { CheckInStatus } from './check-in-status.ts';

export interface CheckInPorts {
  readonly checkIns: CheckInGateway;
  readonly clock: Clock;
  readonly random: Random;
}

export interface CheckInInput {
  readonly ports: CheckInPorts;
  readonly campaign: CheckInCampaign;
  readonly isLoggedIn: boolean;
  /** A check-in that an earlier page sent, without an answer. */
  readonly draft: PendingKeyDraft | null;
}

export interface CheckInContext extends ChangeContext {
  readonly ports: CheckInPorts;
  readonly campaign: CheckInCampaign;
  readonly isLoggedIn: boolean;
  /** The last known status. */
  readonly status: CheckInStatus;
  /** The reward of the check-in, until the user has seen it. */
  readonly reward: EarnedReward | null;
  /** The message after the last check-in. */
  readonly notice: CheckInNotice | null;
}

export type CheckInEvent =
  | { readonly type: 'CHECK_IN' }
  /** The user closes the reward. */
  | { readonly type: 'CLOSE_REWARD' }
  /** The user opens the reward in the wallet. */
  | { readonly type: 'OPEN_REWARD' }
  /** The user retries the same check-in, or loads the campaign again. */
  | { readonly type: 'RETRY' };

export type CheckInEmitted = SessionEmitted | GoTo | Reload | NotFound;

/** The machine, for XState. */
export interface CheckInTypes {
  readonly context: CheckInContext;
  readonly events: CheckInEvent;
  readonly emitted: CheckInEmitted;
  readonly input: CheckInInput;
}
