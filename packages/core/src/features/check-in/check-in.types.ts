import type { GoTo, PageEvent, SessionEmitted } from '../../flow/page/page.types.ts';
import type { PendingKeyDraft } from '../../flow/page/pending-key-draft.ts';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { CheckInCampaign, CheckInGateway, EarnedReward } from './check-in.gateway.ts';
import type { CheckInNotice } from './check-in-notice.ts';
import type { CheckInStanding } from './check-in-standing.ts';

export interface CheckInPorts {
  readonly checkIns: CheckInGateway;
  readonly clock: Clock;
  readonly random: Random;
}

export interface CheckInInput {
  readonly ports: CheckInPorts;
  readonly activityCode: string;
  readonly loggedIn: boolean;
  /** A check-in that an earlier page sent without seeing an answer. */
  readonly draft: PendingKeyDraft | null;
}

export interface CheckInContext {
  readonly ports: CheckInPorts;
  readonly activityCode: string;
  readonly loggedIn: boolean;
  readonly campaign: CheckInCampaign | null;
  /** The last known standing; null until the campaign is loaded. */
  readonly standing: CheckInStanding | null;
  /** The idempotency key of a check-in without an answer: however often it is sent, it is one check-in. */
  readonly pendingKey: string | null;
  /** An earlier try sent the check-in under its key and saw no answer. */
  readonly maybeApplied: boolean;
  /** What the check-in earned, until the person has seen it. */
  readonly reward: EarnedReward | null;
  /** The message after the last check-in. */
  readonly notice: CheckInNotice | null;
  readonly problem: Problem | null;
}

export type CheckInEvent =
  | { readonly type: 'CHECK_IN' }
  /** The person has seen what they earned. */
  | { readonly type: 'CLOSE_REWARD' }
  /** The person looks at it in the wallet. */
  | { readonly type: 'OPEN_REWARD' }
  | PageEvent;

export type CheckInEmitted = SessionEmitted | GoTo;

/** The machine, for XState. */
export interface CheckInTypes {
  readonly context: CheckInContext;
  readonly events: CheckInEvent;
  readonly emitted: CheckInEmitted;
  readonly input: CheckInInput;
}
