import type { GoTo, PageEvent, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { Scanner } from '../../platform/scanning/scanner.ts';
import type { CommunityActivity, CommunityGateway } from './community.gateway.ts';
import type { CommunityDraft } from './community-draft.ts';
import type { CommunityNotice } from './community-notice.ts';
import type { CommunityStanding } from './community-standing.ts';

export interface CommunityPorts {
  readonly community: CommunityGateway;
  readonly scanner: Scanner;
  readonly clock: Clock;
  readonly random: Random;
}

export interface CommunityInput {
  /** The activity's. */
  readonly id: string;
  readonly loggedIn: boolean;
  /** A change that an earlier page sent and saw no answer to. */
  readonly draft: CommunityDraft | null;
}

/** What a person asks for. A check-in carries the code of the host's QR. */
export type CommunityChange =
  | { readonly kind: 'register' | 'cancel' | 'claimRewards' }
  | { readonly kind: 'checkIn'; readonly code: string };

export interface CommunityContext {
  readonly id: string;
  readonly loggedIn: boolean;
  readonly activity: CommunityActivity | null;
  /** As it was when it was last looked at; null until the activity is found. */
  readonly standing: CommunityStanding | null;
  /** What was last asked for. */
  readonly change: CommunityChange;
  /** The idempotency key of a change without an answer: however often it is sent, it is made once. */
  readonly pendingKey: string | null;
  /** An earlier try sent the change under its key and saw no answer: it may have been carried out. */
  readonly maybeApplied: boolean;
  /** What came of what the person did last. */
  readonly notice: CommunityNotice | null;
  readonly problem: Problem | null;
}

export type CommunityEvent =
  | { readonly type: 'REGISTER' }
  /** The person asks to cancel: a dialog asks back, for it cannot be undone. */
  | { readonly type: 'CANCEL_REGISTRATION' }
  /** The person says in the dialog that they mean it. */
  | { readonly type: 'CONFIRM' }
  /** The person closes the dialog, or the camera. */
  | { readonly type: 'CANCEL' }
  /** The person scans the host's QR. */
  | { readonly type: 'SCAN' }
  | { readonly type: 'CLAIM_REWARDS' }
  /** The person looks for another activity. */
  | { readonly type: 'REGISTER_ANOTHER' }
  /** The person looks at what they were paid. */
  | { readonly type: 'OPEN_WALLET' }
  | PageEvent;

export type CommunityEmitted = SessionEmitted | GoTo;
