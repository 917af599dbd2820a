import type { GoTo, PageEvent, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Clipboard } from '../../platform/copying/clipboard.ts';
import type { LinkMaker } from '../../platform/navigation/link-maker.ts';
import type { Random } from '../../platform/random.ts';
import type { Sharing } from '../../platform/sharing/sharing.ts';
import type { InviteOutcome } from './invite-outcome.ts';
import type { Referral, ReferralGateway } from './referral.gateway.ts';
import type { ReferralDraft } from './referral-draft.ts';

export interface ReferralPorts {
  readonly referrals: ReferralGateway;
  readonly sharing: Sharing;
  readonly clipboard: Clipboard;
  readonly links: LinkMaker;
  readonly clock: Clock;
  readonly random: Random;
}

export interface ReferralInput {
  readonly ports: ReferralPorts;
  /** The code of the friend's link; empty on the page of the person's own code. */
  readonly inviteCode: string;
  readonly loggedIn: boolean;
  readonly draft: ReferralDraft | null;
}

export interface ReferralContext {
  readonly ports: ReferralPorts;
  /** The code of the friend's link; empty on the page of the person's own code. */
  readonly inviteCode: string;
  readonly loggedIn: boolean;
  /** The person's own; null until it is loaded. */
  readonly referral: Referral | null;
  /** Whether the code was copied, or is shown to be copied in place of a share; null before. */
  readonly copy: 'copied' | 'copyFailed' | 'unshared' | null;
  /** The person accepted the invitation; a visitor then logs in first. */
  readonly isAccepted: boolean;
  /** The idempotency key of a pending acceptance. */
  readonly pendingKey: string | null;
  /** An earlier try sent the acceptance under its key and saw no answer. */
  readonly maybeApplied: boolean;
  readonly outcome: InviteOutcome | null;
  readonly problem: Problem | null;
}

export type ReferralEvent =
  /** A visitor registers, to have a code of their own. */
  | { readonly type: 'REGISTER' }
  /** The person copies their code. */
  | { readonly type: 'COPY' }
  /** The person shares their link, with these words around it. */
  | { readonly type: 'SHARE'; readonly title: string; readonly text: string }
  /** The person accepts the friend's invitation; a visitor registers for it. */
  | { readonly type: 'ACCEPT' }
  /** The person goes on to their own code. */
  | { readonly type: 'SHOW_OWN' }
  | PageEvent;

export type ReferralEmitted = SessionEmitted | GoTo;

/** The machine, for XState. */
export interface ReferralTypes {
  readonly context: ReferralContext;
  readonly events: ReferralEvent;
  readonly emitted: ReferralEmitted;
  readonly input: ReferralInput;
}
